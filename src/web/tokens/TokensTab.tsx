import { Balance } from './Balance.tsx';
import { History } from './History.tsx';
import { Packages } from './Packages.tsx';
import { Purchases } from './Purchases.tsx';

/** Balance, packages, purchases and history. */
export const TokensTab = () => (
  <>
    <Balance />
    <Packages />
    <Purchases />
    <History />
  </>
);
