/** The id of the header's entries; an address that ends in it opens them on a phone before scripts run. */
export const siteMenuId = "site-menu";
