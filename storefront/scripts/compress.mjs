import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from 'terser';

// Compressed copies beside the built files, made once instead of per request.
const folder = join(import.meta.dirname, '../dist/client/assets');
for (const name of readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
  const file = join(folder, name);
  const bytes = name.endsWith('.js') ? await smaller(file) : readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** A second minifier finds another hundredth of what the first has left. */
async function smaller(file) {
  const { code } = await minify(readFileSync(file, 'utf8'), {
    module: true,
    ecma: 2020,
    compress: { passes: 2 },
    format: { comments: false },
  });
  writeFileSync(file, code);
  return Buffer.from(code);
}
