/** The addresses of files that a member keeps, and of feeds; apart from the pages', which every page loads. */
export const filePaths = {
  /** The receipt of an order. */
  receipt: (orderId: number) => `/member/subscription-orders/${orderId}/receipt.pdf`,
  /** All that is kept about a member. */
  profileData: "/member/profile/data.json",
  monthlyReport: (childId: number, report: number) => `/member/children/${childId}/reports/${report}/report.html`,
  growthReport: (childId: number) => `/member/children/${childId}/growth-report.html`,
  /** A calendar's file with the day of the next charge. */
  nextCharge: (childId: number) => `/member/children/${childId}/next-charge.ics`,
  /** A calendar's file with the days of a special activity. */
  activity: (id: number) => `/member/special-activity/${id}/activity.ics`,
  /** The newest articles of a type, for feed readers. */
  atomFeed: (type: string) => `/${type}/feed.atom`,
  jsonFeed: (type: string) => `/${type}/feed.json`,
  /** A calendar's file with one event. */
  event: (slug: string) => `/events/${slug}/event.ics`,
  /** All events, for calendars. */
  eventCalendar: "/events/calendar.ics",
} as const;
