import { accountApi } from './account.ts';
import { auditApi } from './audit.ts';
import { capabilitiesApi } from './capabilities.ts';
import { chatApi } from './chat.ts';
import { deletionApi } from './deletion.ts';
import type { Api, Endpoint } from './endpoint.ts';
import { engineApi } from './engine.ts';
import { foldersApi } from './folders.ts';
import { lawsApi } from './laws.ts';
import { liveApi } from './live.ts';
import { notebooksApi } from './notebooks.ts';
import { notesApi } from './notes.ts';
import { pageImagesApi } from './page-images.ts';
import { oidcApi } from './oidc.ts';
import { passkeysApi } from './passkeys.ts';
import { paymentsApi } from './payments.ts';
import { rightsApi } from './rights.ts';
import { programsApi } from './programs.ts';
import { portabilityApi } from './portability.ts';
import { sampleApi } from './sample.ts';
import { searchApi } from './search.ts';
import { securityApi } from './security.ts';
import { sharingApi } from './sharing.ts';
import { sourcesApi } from './sources.ts';
import { studioApi } from './studio.ts';
import { tokensApi } from './tokens.ts';

/** All tables of calls, by room: what the OpenAPI page, the 405 answer and the matrix of owners are made from. */
export const tables = {
  account: accountApi,
  portability: portabilityApi,
  security: securityApi,
  passkeys: passkeysApi,
  oidc: oidcApi,
  programs: programsApi,
  deletion: deletionApi,
  rights: rightsApi,
  audit: auditApi,
  tokens: tokensApi,
  payments: paymentsApi,
  notebooks: notebooksApi,
  sample: sampleApi,
  sources: sourcesApi,
  pageImages: pageImagesApi,
  folders: foldersApi,
  notes: notesApi,
  search: searchApi,
  laws: lawsApi,
  chat: chatApi,
  sharing: sharingApi,
  studio: studioApi,
  engine: engineApi,
  live: liveApi,
  capabilities: capabilitiesApi,
} satisfies Record<string, Api>;

/** Every row with its room and name, in the order of the tables. */
export type Row = { room: string; name: string; endpoint: Endpoint };
export const rows: readonly Row[] = Object.entries(tables).flatMap(([room, table]) =>
  Object.entries(table as Api).map(([name, endpoint]) => ({ room, name, endpoint })),
);
