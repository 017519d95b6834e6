type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** Whether the reader's connection is slow or metered, so that nothing is to be fetched on suspicion. */
export function isFrugal(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
