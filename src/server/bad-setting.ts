/** Thrown for settings that cannot be used; its message is one line for a person and never repeats a value. */
export class BadSetting extends Error {}
