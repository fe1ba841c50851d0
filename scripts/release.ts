import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const CHANGELOG = 'CHANGELOG.md';
/** What people get is made of, in CycloneDX: it is published with the release. */
const SBOM = 'docs/sbom.cdx.json';

/** Runs a command in the terminal; ends the release where it fails. */
function must(...[program = '', ...args]: string[]): void {
  if (spawnSync(program, args, { stdio: 'inherit' }).status !== 0) stop(`${program} ${args.join(' ')} failed`);
}

function stop(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

/**
 * The changelog with the section of `version` dated. A section starts `## [version] - Unreleased`; an older
 * `## [Unreleased]` takes the number too. Throws where there is no such section, or nothing in it.
 */
export function dated(changelog: string, version: string, date: string): string {
  const heading = changelog.match(/^## \[([^\]]+)\](?: - Unreleased)?$/m);
  if (!heading || ![version, 'Unreleased'].includes(heading[1]!))
    throw new Error(`${CHANGELOG}: no section for ${version} stands first`);
  const section = changelog.slice(heading.index! + heading[0].length).split(/^## /m)[0]!;
  if (!/^- /m.test(section)) throw new Error(`${CHANGELOG}: nothing is written under ${version}`);
  return changelog.replace(heading[0], `## [${version}] - ${date}`);
}

/** The list of what a release is made of; ends the release where npm cannot make it. */
function sbomOf(version: string): string {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0 || !stdout.includes('CycloneDX')) stop(`npm could not list what ${version} is made of`);
  return stdout;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [version = ''] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version)) stop('Usage: npm run release -- <version, such as 0.2.0>');
  const changed = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).stdout;
  if (changed !== '') stop('There are changes that are not committed.');
  const changelog = dated(readFileSync(CHANGELOG, 'utf8'), version, new Date().toISOString().slice(0, 10));
  must('npm', 'run', '-s', 'advisories');
  must('npm', 'test');
  must('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  writeFileSync(CHANGELOG, changelog);
  writeFileSync(SBOM, sbomOf(version));
  must('git', 'add', SBOM);
  must('git', 'commit', '--all', '--message', `Release ${version}`);
  must('git', 'tag', '--annotate', `v${version}`, '--message', `Fojas ${version}`);
  process.stdout.write(`Tagged v${version}: git push --follow-tags publishes it.\n`);
}
