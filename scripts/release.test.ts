import { expect, test } from 'vitest';
import { dated } from './release.ts';

const log = (heading: string, body = '\n### Added\n\n- A thing.\n'): string =>
  `# Changelog\n\n${heading}\n${body}\n## [0.1.0] - 2026-11-01\n\n- The first.\n`;

test.each(['## [0.2.0] - Unreleased', '## [Unreleased]'])('%s is dated', (heading) => {
  expect(dated(log(heading), '0.2.0', '2026-12-01')).toBe(log('## [0.2.0] - 2026-12-01'));
});

test('another version, one that is dated, and an empty section are refused', () => {
  expect(() => dated(log('## [0.2.0] - Unreleased'), '0.3.0', '2026-12-01')).toThrow('no section for 0.3.0');
  expect(() => dated('# Changelog\n', '0.2.0', '2026-12-01')).toThrow('no section for 0.2.0');
  expect(() => dated(log('## [0.2.0] - Unreleased', ''), '0.2.0', '2026-12-01')).toThrow('nothing is written');
});
