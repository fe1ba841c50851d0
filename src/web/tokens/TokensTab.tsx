import type { ComponentProps } from 'react';
import { Balance } from './Balance.tsx';
import { History } from './History.tsx';
import { Packages } from './Packages.tsx';
import { Purchases } from './Purchases.tsx';

/** Balance, packages, purchases and history. `prices`: of the work that the balance is reckoned in. */
export const TokensTab = ({ prices }: { prices: ComponentProps<typeof Balance> }) => (
  <>
    <Balance {...prices} />
    <Packages />
    <Purchases />
    <History />
  </>
);
