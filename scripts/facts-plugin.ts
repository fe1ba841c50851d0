import { runnerImport, type Plugin } from 'vite';

const FACTS = '/src/web/pages/help/facts.ts';
type Module = { facts: unknown; icons: readonly { displayName?: string }[] };

/**
 * Has the help carry what it tells of other parts as plain values: its module of facts is run as the web is built, and what it exports is written in
 * its place. A picture is named, since it is code.
 */
export const factsAsValues: Plugin = {
  name: 'facts-as-values',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(FACTS)) return;
    const { module, dependencies } = await runnerImport<Module>(id, { configFile: false, logLevel: 'error' });
    for (const file of dependencies) this.addWatchFile(file);
    const names = module.icons.map(
      ({ displayName }) => displayName ?? this.error('a tool has a picture without a name'),
    );
    return `import { ${[...new Set(names)].join(', ')} } from 'lucide-react';
export const icons = [${names.join(', ')}];
export const facts = ${JSON.stringify(module.facts)};`;
  },
};
