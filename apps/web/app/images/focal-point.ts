import { z } from 'zod'

const percent = z.number().min(0).max(100)
const point = z.object({ x: percent, y: percent })

/**
 * What stays visible where a picture is cropped, as an editor set it: per cent from the left and from the top. The
 * contract has it as any JSON; what is no point is ignored.
 */
export const focalPoint = z
  .unknown()
  .optional()
  .transform((it) => point.safeParse(it).data)
