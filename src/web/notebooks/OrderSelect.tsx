import { ArrowUpDown } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { Select } from '#web/ui/Select.tsx';
import { ORDERS } from './find.ts';
import { listText } from './list-text.ts';

type Order = (typeof ORDERS)[number];

/** The order of the notebooks. */
export function OrderSelect({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const t = useText(listText);
  return (
    <Select
      label={t.sort}
      icon={ArrowUpDown}
      className="w-[176px] max-sm:flex-1"
      value={order}
      onChange={onChange}
      items={ORDERS.map((id) => ({ id, label: t.orders[id] }))}
    />
  );
}
