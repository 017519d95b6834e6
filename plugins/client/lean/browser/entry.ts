import docusaurus from './docusaurus';

/**
 * What the site's main script runs, each step in its own task. A single task would take 150 ms on a slow phone, and
 * no tap would be answered in that time. The last step is Docusaurus's own entry.
 */
const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@theme/DocItem'),
  () => import(/* webpackMode: "eager" */ '@theme/DocRoot'),
  () => import(/* webpackMode: "eager" */ './preload'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const step of STEPS) {
    await step();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

// The scripts in the head check for this global to see that the main script has loaded. Docusaurus's entry sets it, too,
// but much later.
window.docusaurus = docusaurus;
void start();
