type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** Returns whether the reader's connection is slow or metered, in which case nothing is prefetched. */
export function isFrugal(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
