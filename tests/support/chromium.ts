import fs from 'node:fs';
import {aptInstall} from './aptInstall';

/** Where systems keep Chromium or Chrome, in the order in which they are tried. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Features that playwright-core turns off (`disabledFeatures` in its coreBundle.js), because the last flag with features
 * counts, and the popup of the address bar, which renders a page of its own beside each tab: a quarter of the CPU time.
 */
export const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Flags for a headless browser in a container without network: it must not call home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/**
 * Returns the path of a Chromium: `$CHROMIUM_PATH`, or a system one, or Debian's package, which it installs. Prints
 * which one it is. If there is none and it can't be installed, throws with what to do.
 */
export function findChromium(): string {
  const fromEnvironment = process.env.CHROMIUM_PATH;
  if (fromEnvironment) {
    if (!fs.existsSync(fromEnvironment)) {
      throw new Error(`CHROMIUM_PATH names ${fromEnvironment}, which does not exist.`);
    }
    return say(fromEnvironment, 'from CHROMIUM_PATH');
  }
  const installed = SYSTEM_PATHS.find((file) => fs.existsSync(file));
  if (installed) return say(installed, "the system's");
  aptInstall(
    ['chromium'],
    'No Chromium or Chrome was found and installing one with apt-get failed. Install one, or set CHROMIUM_PATH to its binary.',
    {recommended: true},
  );
  return say('/usr/bin/chromium', 'just installed with apt-get');
}

function say(file: string, origin: string): string {
  process.stderr.write(`Browser tests use ${file} (${origin}).\n`);
  return file;
}
