import { runnerImport, type Plugin } from 'vite';

/** Modules that say what other parts know: of the tools on the public pages and what they cost, and of all that the help tells. */
const FACTS = /\/src\/web\/(?:studio\/(?:public|prices)|pages\/help\/facts)\.ts$/;
type Module = { facts: unknown; icons?: readonly { displayName?: string }[] };

/**
 * Has the public pages, the help and the notebook carry what they tell of other parts as plain values: their modules of facts are run as the web is built, and what they export is written in
 * their place. A picture is named, since it is code.
 */
export const factsAsValues: Plugin = {
  name: 'facts-as-values',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!FACTS.test(id)) return;
    const { module, dependencies } = await runnerImport<Module>(id, { configFile: false, logLevel: 'error' });
    for (const file of dependencies) this.addWatchFile(file);
    const names = module.icons?.map(
      ({ displayName }) => displayName ?? this.error('a tool has a picture without a name'),
    );
    const icons = names
      ? `import { ${[...new Set(names)].join(', ')} } from 'lucide-react';\nexport const icons = [${names.join(', ')}];\n`
      : '';
    return `${icons}export const facts = ${JSON.stringify(module.facts)};`;
  },
};
