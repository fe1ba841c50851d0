import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // docs/decisions/007: the browser keeps the table of calls and leaves its schemas to the server.
  resolve: { alias: { zod: path.resolve('src/web/api/no-schemas.ts') } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/dev/outbox'].map((path) => [path, { target: `http://127.0.0.1:${process.env.PORT ?? 3000}` }]),
    ),
  },
});
