import { runnerImport, type Plugin } from 'vite';

const PLACE = '/src/web/pages/sample/made.ts';

/**
 * Has the page of the sample carry what the product's own engine answers from the documents of the sample: made as the web is built or first asked for in development, and
 * written in the place of the module that names its shape.
 */
export const sampleAsValues: Plugin = {
  name: 'sample-as-values',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(PLACE)) return;
    const { module, dependencies } = await runnerImport<{ made: unknown }>('/scripts/sample-made.ts', {
      configFile: false,
      logLevel: 'error',
    });
    for (const file of dependencies) this.addWatchFile(file);
    return `export const made = JSON.parse(${JSON.stringify(JSON.stringify(module.made))});`;
  },
};
