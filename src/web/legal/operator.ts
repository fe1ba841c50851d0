/**
 * Who operates this installation: shown wherever a legal text says who answers for it. To be filled in before others are served; what stays null
 * is shown as not yet given. It is no part of the texts, so filling it in makes no new version of them.
 */
export const OPERATOR: { name: string | null; taxId: string | null; address: string | null; email: string | null } = {
  name: null,
  taxId: null,
  address: null,
  email: null,
};
