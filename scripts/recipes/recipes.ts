/** How an app of one framework is made, as the page about that framework says. */
export type Recipe = {
  /** What `--only` takes. */
  readonly name: string;
  /** The arguments of `npx --yes` that make a project in the folder `app`, or none if `files` are the project. */
  readonly generator: readonly string[];
  /** npm packages that the page installs with older versions of Capacitor than 8. */
  readonly installBefore8: readonly string[];
  /** Files that the page adds or replaces, by their path in the project. */
  readonly files: Readonly<Record<string, string>>;
  /** The npm script that builds. */
  readonly build: string;
  /** The folder of the build with `index.html`. */
  readonly webDir: string;
  /** The package whose version the page names. */
  readonly framework: string;
  /** Paths whose file in the native server is printed. */
  readonly routes: readonly string[];
};

const NEXT_CONFIG = `import type {NextConfig} from 'next';

const nextConfig: NextConfig = {
  output: 'export',
  images: {unoptimized: true},
};

export default nextConfig;
`;

const NEXT_ABOUT = `export default function About() {
  return <h1>About</h1>;
}
`;

const NUXT_PACKAGE = `{
  "name": "app",
  "private": true,
  "type": "module",
  "scripts": {"generate": "nuxt generate", "postinstall": "nuxt prepare"},
  "dependencies": {"nuxt": "latest"}
}
`;

const NUXT_CONFIG = `export default defineNuxtConfig({
  ssr: false,
});
`;

const SVELTE_CONFIG = `import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [sveltekit({ adapter: adapter({ fallback: 'index.html' }) })],
});
`;

const SVELTE_LAYOUT = `export const ssr = false;
`;

/** Returns the recipe of a template of Vite, such as `react-ts`. */
function viteRecipe(name: string, template: string, installBefore8: readonly string[] = []): Recipe {
  return {
    name,
    generator: ['create-vite@latest', 'app', '--template', template, '--no-interactive'],
    installBefore8,
    files: {},
    build: 'build',
    webDir: 'dist',
    framework: 'vite',
    routes: ['/', '/about'],
  };
}

export const RECIPES: readonly Recipe[] = [
  // The CLI reads capacitor.config.ts with the compiler API, which TypeScript 7 no longer has.
  viteRecipe('vite-react', 'react-ts', ['typescript@5']),
  viteRecipe('vite-vue', 'vue-ts'),
  viteRecipe('vite-svelte', 'svelte-ts'),
  {
    name: 'next',
    generator: [
      ...[
        'create-next-app@latest',
        'app',
        '--ts',
        '--no-linter',
        '--no-tailwind',
        '--src-dir',
        '--app',
        '--empty',
      ],
      ...[
        '--import-alias',
        '@/*',
        '--no-react-compiler',
        '--use-npm',
        '--skip-install',
        '--disable-git',
        '--yes',
      ],
    ],
    installBefore8: [],
    files: {'next.config.ts': NEXT_CONFIG, 'src/app/about/page.tsx': NEXT_ABOUT},
    build: 'build',
    webDir: 'out',
    framework: 'next',
    routes: ['/', '/about', '/about.html', '/about.txt'],
  },
  {
    // The generator loads its template from a server, so the recipe has the files of the minimal one.
    name: 'nuxt',
    generator: [],
    installBefore8: [],
    files: {
      'package.json': NUXT_PACKAGE,
      'nuxt.config.ts': NUXT_CONFIG,
      'app/app.vue': '<template><NuxtPage /></template>\n',
      'app/pages/index.vue': '<template><h1>Home</h1></template>\n',
      'app/pages/about.vue': '<template><h1>About</h1></template>\n',
    },
    build: 'generate',
    webDir: '.output/public',
    framework: 'nuxt',
    routes: ['/', '/about', '/200.html'],
  },
  {
    name: 'sveltekit',
    generator: [
      ...['sv@latest', 'create', 'app', '--template', 'minimal', '--types', 'ts', '--no-install'],
      ...['--add', 'sveltekit-adapter=adapter:static'],
    ],
    installBefore8: [],
    files: {
      'vite.config.ts': SVELTE_CONFIG,
      'src/routes/+layout.ts': SVELTE_LAYOUT,
      'src/routes/about/+page.svelte': '<h1>About</h1>\n',
    },
    build: 'build',
    webDir: 'build',
    framework: '@sveltejs/kit',
    routes: ['/', '/about'],
  },
  {
    name: 'angular',
    generator: ['@angular/cli@latest', 'new', 'app', '--defaults', '--skip-git', '--skip-install'],
    installBefore8: [],
    files: {},
    build: 'build',
    webDir: 'dist/app/browser',
    framework: '@angular/core',
    routes: ['/', '/about'],
  },
  {
    name: 'quasar',
    generator: [
      ...['create-quasar@latest', 'app', '--template', 'app', '--preset', 'typescript', '--name', 'app'],
      ...['--product', 'Recipe', '--defaults', '--no-git'],
    ],
    installBefore8: [],
    files: {},
    build: 'build',
    webDir: 'dist/spa',
    framework: 'quasar',
    routes: ['/', '/about'],
  },
];
