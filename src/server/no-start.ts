import { BadSetting } from './bad-setting.ts';
import { DamagedFiles } from './db/embedded/embedded.ts';
import { FolderInUse } from './db/lock.ts';

/** Below it most systems let nobody but root listen. */
const ORDINARY = 1024;

/** The one line that tells a person why Fojas does not start, and what to do. */
export function whyNoStart(error: unknown): string {
  if ([BadSetting, FolderInUse, DamagedFiles].some((ours) => error instanceof ours)) return (error as Error).message;
  const { code, message, syscall, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') return 'The port is in use by another program: set another PORT.';
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this machine: set another HOST.`;
  if (code === 'EACCES' && syscall === 'listen')
    return port !== undefined && port < ORDINARY
      ? `This user may not listen on port ${port}, as on all below ${ORDINARY}: set PORT to one from ${ORDINARY} on, such as 3000, and let a proxy take ${port} (docs/operator.md).`
      : `This user may not listen on port ${port}: set another PORT.`;
  if (code === 'EACCES')
    return `No permission (${message}): start Fojas as the user that made the data folder, or set another FOJAS_DATA_DIR.`;
  return `Fojas could not start: ${message}`;
}
