/** The URL of a font, which the bundler copies to the built site. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
