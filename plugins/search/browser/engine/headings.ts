const METHOD = /^[\w.]+\(/;
/** A name in camel case with a capital at the start, such as `CameraConfig`. */
const TYPE = /^[A-Z]\w*[a-z][A-Z]\w*$/;

/** Returns whether a heading is a method's, such as `getPhoto(...)`. */
export function isMethod(heading: string): boolean {
  return METHOD.test(heading);
}

/** Returns whether a heading is probably a type's. Readers look for what to do and call, which leads to the types. */
export function isType(heading: string): boolean {
  return TYPE.test(heading);
}
