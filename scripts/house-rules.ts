/** Who, and what it may import; both are lists of patterns. */
export type Line = { who: string; may: string };

/** The order of the rooms: a room may use those before it, by their door. */
export const ROOMS = [
  'metrics',
  'audit',
  'mail',
  'account',
  'security',
  'oidc',
  'rights',
  'tokens',
  'notebooks',
  'sources',
  'export',
  'notes',
  'laws',
  'search',
  'chat',
  'sharing',
  'studio',
  'sample',
  'portability',
  'deletion',
  'mcp',
  'operator',
];

/** Names that say nothing about what is inside. */
export const EMPTY_NAMES = ['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'core', 'lib', 'libs', 'shared'];

const SERVER_FLOOR =
  'server/{http,db,jobs,vault}/** server/{deps,config,config-doors,config-laws,config-mail,config-oidc,in-the-clear,log,traced,program,started,offline,recent,places,shelf}.ts server/ports/*/port.ts server/threads/{port,copies}.ts contract/**';

/**
 * Who may import whom. What no line allows is refused; the first line that fits a file speaks for it, and a file that none fits is refused.
 * `*` is any one name, `**` anything below; `=` is the name that the first `*` stood for; `<=` is any room before it; `{a,b}` is either.
 */
export const HOUSE: Line[] = [
  { who: 'contract/**', may: 'contract/** npm:zod' },
  { who: 'reading/**', may: 'reading/** contract/** npm:snowball-stemmers' },
  {
    who: 'extract/**',
    may: 'extract/** contract/** reading/** npm:{htmlparser2,iconv-lite,image-size,linkedom,postal-mime,word-extractor,zod} npm:@{hyzyla/pdfium,kenjiuno/decompressrtf,mozilla/readability} node:{path,zlib}',
  },
  { who: 'studio/*/contract.ts', may: 'contract/** npm:zod' },
  { who: 'studio/*/*.ts', may: 'studio/=/*.ts contract/** npm:zod' },
  {
    // A tool may use what another finds, by its door.
    who: 'studio/*/server/**',
    may: 'studio/=/** studio/*/server/index.ts contract/** reading/** server/studio/{tool,online}.ts server/http/problem.ts server/ports/*/port.ts node:** npm:**',
  },
  { who: 'studio/*/web/**', may: 'studio/=/** contract/** web/studio/{tool,listening}.ts web/{ui,i18n,api}/** npm:**' },

  {
    who: 'server/{compose,compose-laws,compose-models,compose-operator,compose-workers,timers}.ts',
    may: 'server/** extract/** contract/** reading/** package.json node:** npm:**',
  },
  {
    who: 'server/main.ts',
    may: 'server/*.ts server/metrics/index.ts server/{http,db,jobs,vault}/** contract/** node:** npm:**',
  },
  {
    who: 'server/fojas.ts',
    may: 'server/*.ts server/operator/index.ts server/{db,vault}/** contract/** node:**',
  },
  {
    who: 'server/seed.ts',
    may: 'server/*.ts server/{account,sample}/index.ts server/{db,vault}/** contract/** node:** npm:kysely',
  },
  {
    who: 'server/app.ts',
    may: 'server/*/index.ts server/*/{routes,wire}.ts server/http/** server/*.ts contract/** package.json node:** npm:**',
  },
  {
    who: 'server/{config,config-doors,config-laws,config-models,config-mail,config-oidc,config-outside,config-serving,bad-setting,in-the-clear}.ts',
    may: 'server/{config,config-doors,config-laws,config-models,config-mail,config-oidc,config-outside,config-serving,bad-setting}.ts contract/** node:** npm:zod',
  },
  {
    who: 'server/{log,last-resort,program,recent,shelf,started,offline,places}.ts',
    may: 'server/{log,recent}.ts contract/** node:** npm:zod',
  },
  { who: 'server/no-start.ts', may: 'server/bad-setting.ts server/db/**' },
  { who: 'server/log-out.ts', may: 'server/{log,config}.ts node:** npm:pino' },
  { who: 'server/traced.ts', may: 'server/{deps,log}.ts server/jobs/queue.ts' },
  { who: 'server/deps.ts', may: `${SERVER_FLOOR} npm:**` },
  { who: 'server/*.test.ts', may: 'server/** contract/** node:** npm:**' },
  {
    who: 'server/ports/ai/**',
    may: 'server/ports/{ai,outside}/** server/http/problem.ts server/{log,bad-setting}.ts reading/** contract/** node:** npm:**',
  },
  {
    who: 'server/ports/grammar/**',
    may: 'server/ports/{grammar,outside}/** server/http/problem.ts server/{log,places}.ts reading/{lines,redact}.ts contract/** node:** npm:{undici,zod}',
  },
  {
    who: 'server/ports/embedding/**',
    may: 'server/ports/{embedding,ai,outside}/** server/http/problem.ts server/log.ts reading/redact.ts contract/** node:** npm:**',
  },
  {
    who: 'server/ports/*/**',
    may: 'server/ports/{=,outside}/** server/http/problem.ts server/{log,program,started,places,config,config-mail,config-oidc}.ts extract/{look,media/media}.ts contract/** node:** npm:**',
  },
  // A thread from source registers its loader.
  { who: 'server/threads/from-source.mjs', may: 'server/threads/program.ts npm:tsx/**' },
  {
    // Threads do what rooms have that opens nothing.
    who: 'server/threads/**',
    may: 'server/threads/** server/chat/{certified,telling}.ts server/sources/{beginning,certify,open}.ts server/ports/ai/{embedded,port}.ts server/http/problem.ts server/{log,program}.ts reading/** contract/** node:**',
  },
  { who: 'server/{http,db,jobs,vault}/**', may: `${SERVER_FLOOR} node:** npm:**` },
  {
    who: 'server/studio/registry.ts',
    may: 'server/studio/** studio/*/server/index.ts studio/*/contract.ts contract/** node:**',
  },
  { who: 'server/*/**', may: `server/=/** server/<=/index.ts ${SERVER_FLOOR} extract/** reading/** node:** npm:**` },

  { who: 'web/{ui,i18n,api}/**', may: 'web/{ui,i18n,api}/** contract/** npm:**' },
  {
    who: 'web/studio/{registry,public,prices}.ts',
    may: 'web/studio/** studio/*/web/{index.tsx,public.ts} contract/** npm:**',
  },
  { who: 'web/{pages,app,legal}/**', may: 'web/** contract/** npm:**' },
  { who: 'web/*.{ts,tsx}', may: 'web/** contract/** npm:**' },
  {
    // Letters are opened in the browser into the files that are attached to them (decision 47).
    who: 'web/sources/attached.ts',
    may: 'web/sources/** web/{ui,i18n,api}/** extract/mail/{outlook-files,tnef}.ts contract/** npm:**',
  },
  { who: 'web/*/**', may: 'web/=/** web/{ui,i18n,api}/** contract/** npm:**' },

  { who: 'test/spec/**', may: 'test/** web/** studio/** server/** contract/** node:** npm:**' },
  {
    who: 'test/fixtures/added/**',
    may: 'test/fixtures/added/** contract/** server/studio/tool.ts web/studio/tool.ts npm:**',
  },
  { who: 'test/**', may: 'test/** server/** extract/** contract/** reading/** node:** npm:**' },
  { who: 'e2e/**', may: 'e2e/** test/** contract/** node:** npm:**' },
  {
    who: 'bench/**',
    may: 'bench/** test/** server/** extract/** studio/** reading/** contract/** e2e/chromium.ts node:** npm:**',
  },
  {
    who: 'labs/**',
    may: 'labs/** bench/{client,data,figure,server,chance}.ts test/** server/** extract/** studio/** reading/** contract/** e2e/{axe,chromium,hostile,screens}.ts node:** npm:**',
  },
  {
    // What fits weights reads the tools that they are of.
    who: 'scripts/calibrate/**',
    may: 'scripts/** bench/** studio/** reading/** contract/** node:** npm:**',
  },
  {
    who: 'scripts/**',
    may: 'scripts/** bench/** labs/report/** server/** extract/** reading/** contract/** node:** npm:**',
  },
  { who: '*.config.ts', may: 'e2e/chromium.ts scripts/{facts-plugin,releases,sample-plugin}.ts node:** npm:**' },
];

/** A test may use, beyond its file's line, the tests' own floor and all of its own. */
export const TESTS_MAY: Record<string, string> = {
  contract: 'contract/**',
  reading: 'reading/** node:** npm:**',
  extract: 'node:** npm:**',
  server: 'server/** extract/** reading/** node:** npm:**',
  studio: 'studio/** server/** extract/** web/** reading/** node:** npm:**',
  web: 'web/** studio/*/web/** npm:** node:**',
};
