import { KEY_PREFIX } from '#contract/programs.ts';
import { Impossible, type Command } from './command.ts';

/** Where Fojas runs. Throws `Impossible` where that is not said, or is no address. */
function addressIn({ FOJAS_URL: url = '' }: NodeJS.ProcessEnv): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new Impossible('Set FOJAS_URL to the address of Fojas, such as http://localhost:3000.');
}

/** The key that is sent there. Throws `Impossible` where there is none. */
function keyIn({ FOJAS_KEY: key = '' }: NodeJS.ProcessEnv): string {
  if (key.startsWith(KEY_PREFIX)) return key;
  throw new Impossible(`Set FOJAS_KEY to a key for programs (${KEY_PREFIX}…): docs/programs.md.`);
}

const mcp: Command = {
  name: 'mcp',
  words: [],
  options: {},
  about:
    'Speaks MCP with the program that started it and forwards to the Fojas at FOJAS_URL, with the key for programs in FOJAS_KEY.',
  async alone() {
    const asked = { url: addressIn(process.env), key: keyIn(process.env) };
    // No other command needs what it loads.
    const { bridge } = await import('#server/mcp/index.ts');
    await bridge(asked);
    // Its output is for messages alone.
    return { well: true, json: {}, text: '' };
  },
};

export const mcpCommands: Command[] = [mcp];
