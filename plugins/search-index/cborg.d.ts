/** cborg 2 has types, but does not export them; later versions cannot be loaded from a configuration file. */
declare module 'cborg' {
  export function encode(value: unknown): Uint8Array;
  export function decode(data: Uint8Array): unknown;
}
