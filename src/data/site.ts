/** What the site says of Capacitor in one sentence: the landing pages show it, and give it as their description. */
export const TAGLINE =
  'Capacitor makes it easy to build modern web apps that run natively on iOS, Android and the Web.';
