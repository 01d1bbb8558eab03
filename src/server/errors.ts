import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler } from 'express'

/** Answers a failed request with its status alone: Express would print a stack trace. */
export const plainErrors: ErrorRequestHandler = (error: { readonly status?: number }, _, response, next) => {
  if (response.headersSent) return next(error)
  const status = error.status ?? 500
  response
    .status(status)
    .type('text')
    .send(`${STATUS_CODES[status] ?? 'Error'}\n`)
}
