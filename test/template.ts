/** The migrated database that each suite copies. */
export const TEMPLATE = 'fojas_template';
