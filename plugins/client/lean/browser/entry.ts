/**
 * What the site's script runs, in turn and each in a task of its own: together they would take a slow phone 150 ms, in
 * which no tap is answered. The last is Docusaurus's own entry, before which this one comes.
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

// By its name the scripts in the head know that this one has loaded; Docusaurus's entry puts the full one there.
window.docusaurus = {prefetch: () => false, preload: () => false};
void start();
