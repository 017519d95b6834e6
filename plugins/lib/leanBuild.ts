/** Returns whether this build uses the lean client: every production build does, except with `LEAN_CLIENT=off`. */
export function isLeanBuild(env: NodeJS.ProcessEnv): boolean {
  return env.NODE_ENV === 'production' && env.LEAN_CLIENT !== 'off';
}
