export function writersError(error: unknown, siteDir: string): string | undefined;
