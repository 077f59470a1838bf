/** The parameters that each request of Stripe's knows in the version of autumn 2026, of those that matter here. */
const known: Readonly<Record<string, RegExp>> = {
  "POST /v1/checkout/sessions":
    /^(?:mode|locale|currency|client_reference_id|customer|customer_email|customer_creation|success_url|cancel_url|expires_at|(?:allowed|excluded)_payment_method_types\[\d+\]|line_items\[\d+\]\[.+\]|payment_intent_data\[.+\]|metadata\[.+\]|expand\[\d+\])$/,
  "GET /v1/checkout/sessions/": /^expand\[\d+\]$/,
  "POST /v1/checkout/sessions/": /^expand\[\d+\]$/,
  "POST /v1/refunds": /^(?:payment_intent|charge|amount|reason|metadata\[.+\])$/,
  "GET /v1/refunds": /^(?:payment_intent|charge|limit|starting_after|ending_before|created\[.+\]|expand\[\d+\])$/,
  "GET /v1/refunds/": /^expand\[\d+\]$/,
  "GET /v1/payment_intents": /^(?:customer|limit|starting_after|ending_before|created\[.+\]|expand\[\d+\])$/,
  "GET /v1/payment_intents/": /^expand\[\d+\]$/,
  "POST /v1/payment_intents/cancel": /^(?:cancellation_reason|expand\[\d+\])$/,
  "POST /v1/payment_methods/detach": /^expand\[\d+\]$/,
  "POST /v1/payment_intents":
    /^(?:amount|currency|customer|payment_method|off_session|return_url|confirm|description|metadata\[.+\]|error_on_requires_action|(?:allowed|excluded)_payment_method_types\[\d+\])$/,
};

/** The first parameter that Stripe would not know: it refuses the request for it. */
export function unknownParameter(method: string, path: string, names: readonly string[]): string | undefined {
  const request = `${method} ${path.replace(/(sessions\/|refunds\/|payment_intents\/|payment_methods\/)[^/]+(?:\/expire|\/(?=cancel|detach))?/, "$1")}`;
  return names.find((name) => !known[request]?.test(name));
}
