// Writes what is calibrated: npm run calibrate (all), npm run calibrate signs, gate or one-sided.
import { calibrateGate } from './calibrate/gate.ts';
import { calibrateOneSided } from './calibrate/one-sided.ts';
import { calibrateSigns } from './calibrate/signs.ts';

const ALL: Record<string, (say: (line: string) => void) => void> = {
  signs: calibrateSigns,
  gate: calibrateGate,
  'one-sided': calibrateOneSided,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in ALL));
if (unknown.length > 0) {
  process.stderr.write(`Nothing is called ${unknown.join(', ')}; there are ${Object.keys(ALL).join(', ')}.\n`);
  process.exit(2);
}
for (const [name, calibrate] of Object.entries(ALL))
  if (wanted.length === 0 || wanted.includes(name)) calibrate((line) => process.stdout.write(`${line}\n`));
