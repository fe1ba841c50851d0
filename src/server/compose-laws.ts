import manifest from '../../package.json' with { type: 'json' };
import { LEY_CHILE } from './config-laws.ts';
import type { Config } from './config.ts';
import { createClamd } from './ports/antivirus/clamd.ts';
import type { Antivirus } from './ports/antivirus/port.ts';
import { createLawsFolder } from './ports/laws/folder.ts';
import { createLeyChile, LIMITS } from './ports/laws/ley-chile.ts';
import type { Laws } from './ports/laws/port.ts';
import { createGuardedFetch } from './ports/web/guarded.ts';

/** The library of norms: a folder of the operator's, then the public one below the guard, or one that the operator names; null where there is none of them. */
function lawsOf(config: Config): Laws | null {
  const { url, folder } = config.laws;
  // A code is long, and the service thinks for long about it.
  const limits = { headers: LIMITS.wait, total: LIMITS.wait, body: LIMITS.bytes };
  const guarded = createGuardedFetch({ userAgent: userAgent(config), limits });
  const service = url === null ? null : createLeyChile({ base: url, fetch: url === LEY_CHILE ? guarded : fetch });
  return folder === null ? service : createLawsFolder(folder, service);
}

/** The library of norms, and what looks through files before they are read; null for what there is none of. */
export const lawsAndAntivirus = (config: Config): { laws: Laws | null; antivirus: Antivirus | null } => ({
  laws: lawsOf(config),
  antivirus: config.clamd && createClamd(config.clamd),
});

/** How sites are told who asks. */
export const userAgent = ({ appUrl }: Config): string => `Fojas/${manifest.version} (+${appUrl})`;
