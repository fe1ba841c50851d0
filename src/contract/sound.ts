import { z } from 'zod';

/** What a shape is of where a value may be left out or stand in for by another. */
function bare(shape: z.core.$ZodType): z.core.$ZodType {
  return shape instanceof z.ZodNullable || shape instanceof z.ZodOptional || shape instanceof z.ZodDefault
    ? bare(shape._zod.def.innerType)
    : shape;
}

/** Stops at the first part of a value that is not of its shape, with true; a step for each part. */
function* faults(shape: z.core.$ZodType, value: unknown): Generator<void, boolean> {
  const inner = bare(shape);
  if (inner !== shape && (value === null || value === undefined)) return !z.safeParse(shape, value).success;
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    if (value.length > ((inner._zod.bag.maximum as number | undefined) ?? Infinity)) return true;
    for (const one of value) if (yield* faults(inner._zod.def.element, one)) return true;
    return false;
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, part] of Object.entries(inner._zod.def.shape))
      if (yield* faults(part as z.core.$ZodType, (value as Record<string, unknown>)[name])) return true;
    return false;
  }
  if (inner instanceof z.ZodUnion) {
    for (const option of inner._zod.def.options) if (!(yield* faults(option, value))) return false;
    return true;
  }
  yield;
  return !z.safeParse(inner, value).success;
}

/**
 * Parses what a stranger made: null for what is not of the shape. zod makes an issue of every wrong part, which of millions takes all memory there is; here
 * the first one ends it. Work for slices.
 */
export function* soundly<S extends z.ZodType>(shape: S, value: unknown): Generator<void, z.output<S> | null> {
  if (yield* faults(shape, value)) return null;
  return shape.safeParse(value).data ?? null;
}
