import fc from 'fast-check';

/** One call of the ledger. Keys collide on purpose; `index` picks one of the holds that were made so far. */
export type Op =
  | { kind: 'credit' | 'hold' | 'clawback'; key: number; amount: number }
  | { kind: 'resolve'; index: number; actual: number };
export type Told = { outcome: string; balance: number | null };

/** Round amounts among the others, so that what is asked for is often just what there is. */
const amountTo = (most: number) => fc.oneof(fc.constantFrom(5, 10, 20, 40), fc.integer({ min: -1, max: most }));
const moving = (kind: 'credit' | 'hold' | 'clawback', most: number) =>
  fc.record({ kind: fc.constant(kind), key: fc.nat(12), amount: amountTo(most) });
const resolving = fc.record({
  kind: fc.constant('resolve' as const),
  index: fc.nat(9),
  actual: amountTo(45),
});
export const op: fc.Arbitrary<Op> = fc.oneof(
  { weight: 3, arbitrary: moving('credit', 100) },
  { weight: 5, arbitrary: moving('hold', 60) },
  { weight: 1, arbitrary: moving('clawback', 150) },
  { weight: 5, arbitrary: resolving },
);

/** What the ledger is: the whole of it in numbers, without a database. */
export class Model {
  available = 0;
  debt = 0;
  private readonly keys = new Map<number, { kind: string; amount: number }>();
  private readonly holds: { amount: number; spent: number | null }[] = [];

  copy(): Model {
    const copy = new Model();
    Object.assign(copy, { available: this.available, debt: this.debt });
    for (const [key, done] of this.keys) copy.keys.set(key, done);
    for (const hold of this.holds) copy.holds.push({ ...hold });
    return copy;
  }

  /** Does a call and answers what the ledger must answer. `holds`: those that an index may mean; all when left out. */
  tell(op: Op, holds = this.holds.length): Told {
    const outcome = op.kind === 'resolve' ? this.resolve(this.holds[op.index % holds], op.actual) : this.move(op);
    return { outcome, balance: outcome === 'range' || outcome === 'none' ? null : this.available };
  }

  private move({ kind, key, amount }: Exclude<Op, { kind: 'resolve' }>): string {
    if (amount <= 0) return 'range';
    const before = this.keys.get(key);
    if (before)
      return before.kind === kind && (kind === 'clawback' || before.amount === amount) ? 'duplicate' : 'conflict';
    if (kind === 'hold' && this.available < amount) return 'insufficient';
    this.keys.set(key, { kind, amount });
    if (kind === 'credit') this.receive(amount);
    else {
      const taken = Math.min(this.available, amount);
      this.available -= taken;
      this.debt += amount - taken;
    }
    if (kind === 'hold') this.holds.push({ amount, spent: null });
    return 'ok';
  }

  private resolve(hold: Model['holds'][number] | undefined, actual: number): string {
    if (!hold) return 'none';
    if (hold.spent !== null) return hold.spent === Math.max(actual, 0) ? 'duplicate' : 'already_resolved';
    if (actual < 0 || actual > hold.amount) return 'range';
    hold.spent = actual;
    this.receive(hold.amount - actual);
    return 'ok';
  }

  private receive(amount: number): void {
    const owed = Math.min(this.debt, this.available + amount);
    this.debt -= owed;
    this.available += amount - owed;
  }
}

/** Plays calls against the ledger within the database, one after the other; so that thousands of histories are a matter of seconds. */
export const PLAYER = `
create function play(p_user uuid, p_ops jsonb) returns jsonb language plpgsql as $$
declare op jsonb; r ledger_result; holds bigint[] := '{}'; h bigint; told jsonb := '[]'; n bigint; k text;
begin
  for op in select value from jsonb_array_elements(p_ops) with ordinality order by ordinality loop
    begin
      r := null; h := null; n := (op->>'amount')::bigint; k := p_user || ':' || (op->>'key');
      if op->>'kind' = 'credit' then r := ledger_credit(p_user, n, k, 'bonus', null);
      elsif op->>'kind' = 'clawback' then r := ledger_clawback(p_user, n, k, 'chargeback', null);
      elsif op->>'kind' = 'hold' then
        r := ledger_hold(p_user, n, k, 'chat_message', null);
        if r.outcome = 'ok' then holds := holds || r.transfer_id; end if;
      else
        h := coalesce((op->>'hold')::bigint, case when cardinality(holds) > 0 then holds[1 + (op->>'index')::int % cardinality(holds)] end);
        if h is null then r.outcome := 'none'; else r := ledger_resolve(h, (op->>'actual')::bigint, 'adjustment'); end if;
      end if;
      told := told || jsonb_build_object('outcome', r.outcome, 'balance', r.balance, 'hold', h);
    exception when sqlstate '22003' then told := told || '{"outcome": "range", "balance": null}'::jsonb;
    end;
  end loop;
  return jsonb_build_object('told', told, 'account', (select to_jsonb(a) from ledger_accounts a where user_id = p_user));
end $$`;
