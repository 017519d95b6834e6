export * from 'stock-unist-util-visit-parents';
