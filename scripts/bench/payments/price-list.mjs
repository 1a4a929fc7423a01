import { createServer } from 'node:http';

/** The CMS's price list with one asset, answered at once. */
export function startPriceList() {
  const file = {
    deliverableId: 'del-1',
    versionId: 'del-1-v1',
    version: 1,
    fileName: 'asset.zip',
    size: 1,
    sha256: '0'.repeat(64),
    mime: 'application/zip',
    storageKey: 'asset.zip',
  };
  const products = [{ id: 1, title: 'Asset', price: 24, image: null, files: [file] }];
  const answer = JSON.stringify({ success: true, data: { products } });
  const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(answer));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}
