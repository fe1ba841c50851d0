// A thread of a server that runs unbuilt begins here: Node 20 takes no loader for a thread (`--import`), so that it registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./program.ts');
