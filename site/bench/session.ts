/** Signs in the parent of the seed who has most to see. @returns the session's cookie, as a browser sends it */
export async function sessionCookie(origin: string): Promise<string> {
  const captcha = await fetch(`${origin}/web/captcha/signin`);
  const { data } = (await captcha.json()) as { data: { token: string } };
  const signedIn = await fetch(`${origin}/web/signin`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email: "premium.parent@gk.example",
      password: "gk-demo-2026",
      "g-recaptcha-response": data.token,
    }),
  });
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  if (cookies.length === 0) throw new Error(`Nobody was signed in: ${signedIn.status}.`);
  return cookies.join("; ");
}
