/** Returns the labels of versions in words, with those that follow each other as a range: `v3–v6 and v8`. */
export function versionRanges(labels: readonly string[]): string {
  const majors = labels.map((label) => Number(label.slice(1))).sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const major of majors) {
    const run = runs.at(-1);
    if (run?.at(-1) === major - 1) run.push(major);
    else runs.push([major]);
  }
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`v${run[0]}–v${run.at(-1)}`] : run.map((major) => `v${major}`),
  );
  return new Intl.ListFormat('en-US', {type: 'conjunction'}).format(parts);
}
