import { parseSync, Visitor } from 'vite';

/** One change of a source: what stands between two places is replaced. `kind`: what sort of change, as it is told. */
export type Mutant = { file: string; kind: string; from: number; to: number; by: string };

const OPERATORS: Record<string, string> = {
  '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '&&': '||', '||': '&&', '+': '-', '-': '+', '*': '/',
}; // prettier-ignore
/** Links of a query that narrow, lock or order it: without one it is still a query. */
const LINKS = new Set(['where', 'forUpdate', 'skipLocked', 'orderBy', 'limit', 'onConflict', 'doUpdateSet']);
/** What changes in the functions that the database keeps. */
const IN_SQL: readonly [RegExp, string][] = [
  [/ for update/g, ''],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ = /g, ' <> '],
  [/ <> /g, ' = '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ and /g, ' or '],
  [/ or /g, ' and '],
  [/if found then/g, 'if false then'],
  [/ is not null/g, ' is null'],
  [/ is null/g, ' is not null'],
];

type Place = { start: number; end: number };

/** Every change of a TypeScript file: operators, conditions, booleans, effects left out, links of queries left out. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  const add = (kind: string, { start, end }: Place, by: string): void => void found.push({ file, kind, from: start, to: end, by });
  const operator = (node: { operator: string; left: Place; right: Place }): void => {
    const by = OPERATORS[node.operator];
    const start = text.indexOf(node.operator, node.left.end);
    if (by) add('operator', { start, end: start + node.operator.length }, by);
  };
  const condition = ({ test }: { test: Place }): void => {
    add('condition', test, 'true');
    add('condition', test, 'false');
  };
  new Visitor({
    BinaryExpression: operator,
    LogicalExpression: operator,
    IfStatement: condition,
    ConditionalExpression: condition,
    UnaryExpression(node) {
      if (node.operator === '!') add('negation', node, text.slice(node.argument.start, node.argument.end));
    },
    Literal(node) {
      if (typeof node.value === 'boolean') add('boolean', node, String(!node.value));
    },
    ExpressionStatement(node) {
      const done = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
      if (done.type === 'CallExpression') add('effect', node, ';');
    },
    CallExpression(node) {
      const { callee } = node;
      const isLink = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && LINKS.has(callee.property.name);
      if (isLink) add('link', { start: callee.object.end, end: node.end }, '');
    },
  }).visit(parseSync(file, text).program);
  return found;
} // prettier-ignore

/** Every change of the statements that a file hands to the database: what stands in its templates. */
export function mutantsInSql(file: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  const inTemplate = ({ start, end }: Place): void => {
    const words = text.slice(start, end);
    for (const [pattern, by] of IN_SQL)
      for (const { index, 0: was } of words.matchAll(pattern))
        found.push({ file, kind: 'SQL', from: start + index, to: start + index + was.length, by });
  };
  new Visitor({ TemplateElement: inTemplate }).visit(parseSync(file, text).program);
  return found;
}

export const mutated = (text: string, { from, to, by }: Mutant): string => text.slice(0, from) + by + text.slice(to);
