import type { Language } from "#domain/languages.ts";
import { BOOKING_FORM_DE } from "./bookings/booking-form.de.ts";
import { BOOKING_FORM_EN } from "./bookings/booking-form.en.ts";
import { BOOKING_FORM_ES } from "./bookings/booking-form.es.ts";
import { BOOKING_FORM_FR } from "./bookings/booking-form.fr.ts";
import { BOOKING_FORM_IT } from "./bookings/booking-form.it.ts";
import { BOOKING_PAGE_DE } from "./bookings/booking-page.de.ts";
import { BOOKING_PAGE_EN } from "./bookings/booking-page.en.ts";
import { BOOKING_PAGE_ES } from "./bookings/booking-page.es.ts";
import { BOOKING_PAGE_FR } from "./bookings/booking-page.fr.ts";
import { BOOKING_PAGE_IT } from "./bookings/booking-page.it.ts";
import { BOOKING_REQUEST_DE } from "./bookings/booking-request.de.ts";
import { BOOKING_REQUEST_EN } from "./bookings/booking-request.en.ts";
import { BOOKING_REQUEST_ES } from "./bookings/booking-request.es.ts";
import { BOOKING_REQUEST_FR } from "./bookings/booking-request.fr.ts";
import { BOOKING_REQUEST_IT } from "./bookings/booking-request.it.ts";
import { RECEIPT_DE } from "./bookings/receipt.de.ts";
import { RECEIPT_EN } from "./bookings/receipt.en.ts";
import { RECEIPT_ES } from "./bookings/receipt.es.ts";
import { RECEIPT_FR } from "./bookings/receipt.fr.ts";
import { RECEIPT_IT } from "./bookings/receipt.it.ts";
import { REQUEST_HOLDS_DE } from "./bookings/request-holds.de.ts";
import { REQUEST_HOLDS_EN } from "./bookings/request-holds.en.ts";
import { REQUEST_HOLDS_ES } from "./bookings/request-holds.es.ts";
import { REQUEST_HOLDS_FR } from "./bookings/request-holds.fr.ts";
import { REQUEST_HOLDS_IT } from "./bookings/request-holds.it.ts";
import { BRAND_PAGES_DE } from "./catalogue/brand-pages.de.ts";
import { BRAND_PAGES_EN } from "./catalogue/brand-pages.en.ts";
import { BRAND_PAGES_ES } from "./catalogue/brand-pages.es.ts";
import { BRAND_PAGES_FR } from "./catalogue/brand-pages.fr.ts";
import { BRAND_PAGES_IT } from "./catalogue/brand-pages.it.ts";
import { CATEGORIES_DE } from "./catalogue/categories.de.ts";
import { CATEGORIES_EN } from "./catalogue/categories.en.ts";
import { CATEGORIES_ES } from "./catalogue/categories.es.ts";
import { CATEGORIES_FR } from "./catalogue/categories.fr.ts";
import { CATEGORIES_IT } from "./catalogue/categories.it.ts";
import { CITY_PAGES_DE } from "./catalogue/city-pages.de.ts";
import { CITY_PAGES_EN } from "./catalogue/city-pages.en.ts";
import { CITY_PAGES_ES } from "./catalogue/city-pages.es.ts";
import { CITY_PAGES_FR } from "./catalogue/city-pages.fr.ts";
import { CITY_PAGES_IT } from "./catalogue/city-pages.it.ts";
import { RENTAL_PAGES_DE } from "./catalogue/rental-pages.de.ts";
import { RENTAL_PAGES_EN } from "./catalogue/rental-pages.en.ts";
import { RENTAL_PAGES_ES } from "./catalogue/rental-pages.es.ts";
import { RENTAL_PAGES_FR } from "./catalogue/rental-pages.fr.ts";
import { RENTAL_PAGES_IT } from "./catalogue/rental-pages.it.ts";
import { WHERE_WE_OPERATE_DE } from "./catalogue/where-we-operate.de.ts";
import { WHERE_WE_OPERATE_EN } from "./catalogue/where-we-operate.en.ts";
import { WHERE_WE_OPERATE_ES } from "./catalogue/where-we-operate.es.ts";
import { WHERE_WE_OPERATE_FR } from "./catalogue/where-we-operate.fr.ts";
import { WHERE_WE_OPERATE_IT } from "./catalogue/where-we-operate.it.ts";
import { COMPANY_DE } from "./company/company.de.ts";
import { COMPANY_EN } from "./company/company.en.ts";
import { COMPANY_ES } from "./company/company.es.ts";
import { COMPANY_FR } from "./company/company.fr.ts";
import { COMPANY_IT } from "./company/company.it.ts";
import { REPLY_PROMISE_DE } from "./company/reply-promise.de.ts";
import { REPLY_PROMISE_EN } from "./company/reply-promise.en.ts";
import { REPLY_PROMISE_ES } from "./company/reply-promise.es.ts";
import { REPLY_PROMISE_FR } from "./company/reply-promise.fr.ts";
import { REPLY_PROMISE_IT } from "./company/reply-promise.it.ts";
import { CLUB_DE } from "./contacts/club.de.ts";
import { CLUB_EN } from "./contacts/club.en.ts";
import { CLUB_ES } from "./contacts/club.es.ts";
import { CLUB_FR } from "./contacts/club.fr.ts";
import { CLUB_IT } from "./contacts/club.it.ts";
import { CLUB_EVENTS_DE } from "./contacts/club-events.de.ts";
import { CLUB_EVENTS_EN } from "./contacts/club-events.en.ts";
import { CLUB_EVENTS_ES } from "./contacts/club-events.es.ts";
import { CLUB_EVENTS_FR } from "./contacts/club-events.fr.ts";
import { CLUB_EVENTS_IT } from "./contacts/club-events.it.ts";
import { CONTACT_FORM_DE } from "./contacts/contact-form.de.ts";
import { CONTACT_FORM_EN } from "./contacts/contact-form.en.ts";
import { CONTACT_FORM_ES } from "./contacts/contact-form.es.ts";
import { CONTACT_FORM_FR } from "./contacts/contact-form.fr.ts";
import { CONTACT_FORM_IT } from "./contacts/contact-form.it.ts";
import { CONTACTS_DE } from "./contacts/contacts.de.ts";
import { CONTACTS_EN } from "./contacts/contacts.en.ts";
import { CONTACTS_ES } from "./contacts/contacts.es.ts";
import { CONTACTS_FR } from "./contacts/contacts.fr.ts";
import { CONTACTS_IT } from "./contacts/contacts.it.ts";
import { BOOKING_STATUSES_DE } from "./customers/booking-statuses.de.ts";
import { BOOKING_STATUSES_EN } from "./customers/booking-statuses.en.ts";
import { BOOKING_STATUSES_ES } from "./customers/booking-statuses.es.ts";
import { BOOKING_STATUSES_FR } from "./customers/booking-statuses.fr.ts";
import { BOOKING_STATUSES_IT } from "./customers/booking-statuses.it.ts";
import { QUOTE_PAGE_DE } from "./customers/quote-page.de.ts";
import { QUOTE_PAGE_EN } from "./customers/quote-page.en.ts";
import { QUOTE_PAGE_ES } from "./customers/quote-page.es.ts";
import { QUOTE_PAGE_FR } from "./customers/quote-page.fr.ts";
import { QUOTE_PAGE_IT } from "./customers/quote-page.it.ts";
import { REVIEW_PAGE_DE } from "./customers/review-page.de.ts";
import { REVIEW_PAGE_EN } from "./customers/review-page.en.ts";
import { REVIEW_PAGE_ES } from "./customers/review-page.es.ts";
import { REVIEW_PAGE_FR } from "./customers/review-page.fr.ts";
import { REVIEW_PAGE_IT } from "./customers/review-page.it.ts";
import { REVIEW_STARS_DE } from "./customers/review-stars.de.ts";
import { REVIEW_STARS_EN } from "./customers/review-stars.en.ts";
import { REVIEW_STARS_ES } from "./customers/review-stars.es.ts";
import { REVIEW_STARS_FR } from "./customers/review-stars.fr.ts";
import { REVIEW_STARS_IT } from "./customers/review-stars.it.ts";
import { WAITING_LIST_DE } from "./customers/waiting-list.de.ts";
import { WAITING_LIST_EN } from "./customers/waiting-list.en.ts";
import { WAITING_LIST_ES } from "./customers/waiting-list.es.ts";
import { WAITING_LIST_FR } from "./customers/waiting-list.fr.ts";
import { WAITING_LIST_IT } from "./customers/waiting-list.it.ts";
import { CATEGORY_FAQS_DE } from "./faqs/category-faqs.de.ts";
import { CATEGORY_FAQS_EN } from "./faqs/category-faqs.en.ts";
import { CATEGORY_FAQS_ES } from "./faqs/category-faqs.es.ts";
import { CATEGORY_FAQS_FR } from "./faqs/category-faqs.fr.ts";
import { CATEGORY_FAQS_IT } from "./faqs/category-faqs.it.ts";
import { CLUB_FAQS_DE } from "./faqs/club-faqs.de.ts";
import { CLUB_FAQS_EN } from "./faqs/club-faqs.en.ts";
import { CLUB_FAQS_ES } from "./faqs/club-faqs.es.ts";
import { CLUB_FAQS_FR } from "./faqs/club-faqs.fr.ts";
import { CLUB_FAQS_IT } from "./faqs/club-faqs.it.ts";
import { JET_FAQS_DE } from "./faqs/jet-faqs.de.ts";
import { JET_FAQS_EN } from "./faqs/jet-faqs.en.ts";
import { JET_FAQS_ES } from "./faqs/jet-faqs.es.ts";
import { JET_FAQS_FR } from "./faqs/jet-faqs.fr.ts";
import { JET_FAQS_IT } from "./faqs/jet-faqs.it.ts";
import { VEHICLE_FAQS_DE } from "./faqs/vehicle-faqs.de.ts";
import { VEHICLE_FAQS_EN } from "./faqs/vehicle-faqs.en.ts";
import { VEHICLE_FAQS_ES } from "./faqs/vehicle-faqs.es.ts";
import { VEHICLE_FAQS_FR } from "./faqs/vehicle-faqs.fr.ts";
import { VEHICLE_FAQS_IT } from "./faqs/vehicle-faqs.it.ts";
import { COMPARISON_DE } from "./favourites/comparison.de.ts";
import { COMPARISON_EN } from "./favourites/comparison.en.ts";
import { COMPARISON_ES } from "./favourites/comparison.es.ts";
import { COMPARISON_FR } from "./favourites/comparison.fr.ts";
import { COMPARISON_IT } from "./favourites/comparison.it.ts";
import { FAVOURITE_LIST_DE } from "./favourites/favourite-list.de.ts";
import { FAVOURITE_LIST_EN } from "./favourites/favourite-list.en.ts";
import { FAVOURITE_LIST_ES } from "./favourites/favourite-list.es.ts";
import { FAVOURITE_LIST_FR } from "./favourites/favourite-list.fr.ts";
import { FAVOURITE_LIST_IT } from "./favourites/favourite-list.it.ts";
import { FAVOURITES_DE } from "./favourites/favourites.de.ts";
import { FAVOURITES_EN } from "./favourites/favourites.en.ts";
import { FAVOURITES_ES } from "./favourites/favourites.es.ts";
import { FAVOURITES_FR } from "./favourites/favourites.fr.ts";
import { FAVOURITES_IT } from "./favourites/favourites.it.ts";
import { FAVOURITES_PAGE_DE } from "./favourites/favourites-page.de.ts";
import { FAVOURITES_PAGE_EN } from "./favourites/favourites-page.en.ts";
import { FAVOURITES_PAGE_ES } from "./favourites/favourites-page.es.ts";
import { FAVOURITES_PAGE_FR } from "./favourites/favourites-page.fr.ts";
import { FAVOURITES_PAGE_IT } from "./favourites/favourites-page.it.ts";
import { FORMATS_DE } from "./formats/formats.de.ts";
import { FORMATS_EN } from "./formats/formats.en.ts";
import { FORMATS_ES } from "./formats/formats.es.ts";
import { FORMATS_FR } from "./formats/formats.fr.ts";
import { FORMATS_IT } from "./formats/formats.it.ts";
import { FORM_MESSAGES_DE } from "./forms/form-messages.de.ts";
import { FORM_MESSAGES_EN } from "./forms/form-messages.en.ts";
import { FORM_MESSAGES_ES } from "./forms/form-messages.es.ts";
import { FORM_MESSAGES_FR } from "./forms/form-messages.fr.ts";
import { FORM_MESSAGES_IT } from "./forms/form-messages.it.ts";
import { JET_FIELDS_DE } from "./forms/jet-fields.de.ts";
import { JET_FIELDS_EN } from "./forms/jet-fields.en.ts";
import { JET_FIELDS_ES } from "./forms/jet-fields.es.ts";
import { JET_FIELDS_FR } from "./forms/jet-fields.fr.ts";
import { JET_FIELDS_IT } from "./forms/jet-fields.it.ts";
import { CONTENT_HEADS_DE } from "./heads/content-heads.de.ts";
import { CONTENT_HEADS_EN } from "./heads/content-heads.en.ts";
import { CONTENT_HEADS_ES } from "./heads/content-heads.es.ts";
import { CONTENT_HEADS_FR } from "./heads/content-heads.fr.ts";
import { CONTENT_HEADS_IT } from "./heads/content-heads.it.ts";
import { JET_HEADS_DE } from "./heads/jet-heads.de.ts";
import { JET_HEADS_EN } from "./heads/jet-heads.en.ts";
import { JET_HEADS_ES } from "./heads/jet-heads.es.ts";
import { JET_HEADS_FR } from "./heads/jet-heads.fr.ts";
import { JET_HEADS_IT } from "./heads/jet-heads.it.ts";
import { RENTAL_HEADS_DE } from "./heads/rental-heads.de.ts";
import { RENTAL_HEADS_EN } from "./heads/rental-heads.en.ts";
import { RENTAL_HEADS_ES } from "./heads/rental-heads.es.ts";
import { RENTAL_HEADS_FR } from "./heads/rental-heads.fr.ts";
import { RENTAL_HEADS_IT } from "./heads/rental-heads.it.ts";
import { SHARE_PICTURES_DE } from "./heads/share-pictures.de.ts";
import { SHARE_PICTURES_EN } from "./heads/share-pictures.en.ts";
import { SHARE_PICTURES_ES } from "./heads/share-pictures.es.ts";
import { SHARE_PICTURES_FR } from "./heads/share-pictures.fr.ts";
import { SHARE_PICTURES_IT } from "./heads/share-pictures.it.ts";
import { HERO_FORM_DE } from "./home/hero-form.de.ts";
import { HERO_FORM_EN } from "./home/hero-form.en.ts";
import { HERO_FORM_ES } from "./home/hero-form.es.ts";
import { HERO_FORM_FR } from "./home/hero-form.fr.ts";
import { HERO_FORM_IT } from "./home/hero-form.it.ts";
import { HOME_DE } from "./home/home.de.ts";
import { HOME_EN } from "./home/home.en.ts";
import { HOME_ES } from "./home/home.es.ts";
import { HOME_FR } from "./home/home.fr.ts";
import { HOME_IT } from "./home/home.it.ts";
import { CITY_HOURS_DE } from "./hours/city-hours.de.ts";
import { CITY_HOURS_EN } from "./hours/city-hours.en.ts";
import { CITY_HOURS_ES } from "./hours/city-hours.es.ts";
import { CITY_HOURS_FR } from "./hours/city-hours.fr.ts";
import { CITY_HOURS_IT } from "./hours/city-hours.it.ts";
import { HANDOVER_DAYS_DE } from "./hours/handover-days.de.ts";
import { HANDOVER_DAYS_EN } from "./hours/handover-days.en.ts";
import { HANDOVER_DAYS_ES } from "./hours/handover-days.es.ts";
import { HANDOVER_DAYS_FR } from "./hours/handover-days.fr.ts";
import { HANDOVER_DAYS_IT } from "./hours/handover-days.it.ts";
import { OPENING_HOURS_DE } from "./hours/opening-hours.de.ts";
import { OPENING_HOURS_EN } from "./hours/opening-hours.en.ts";
import { OPENING_HOURS_ES } from "./hours/opening-hours.es.ts";
import { OPENING_HOURS_FR } from "./hours/opening-hours.fr.ts";
import { OPENING_HOURS_IT } from "./hours/opening-hours.it.ts";
import { JET_FACTS_DE } from "./jet-facts/jet-facts.de.ts";
import { JET_FACTS_EN } from "./jet-facts/jet-facts.en.ts";
import { JET_FACTS_ES } from "./jet-facts/jet-facts.es.ts";
import { JET_FACTS_FR } from "./jet-facts/jet-facts.fr.ts";
import { JET_FACTS_IT } from "./jet-facts/jet-facts.it.ts";
import { JET_ESTIMATE_DE } from "./jets/jet-estimate.de.ts";
import { JET_ESTIMATE_EN } from "./jets/jet-estimate.en.ts";
import { JET_ESTIMATE_ES } from "./jets/jet-estimate.es.ts";
import { JET_ESTIMATE_FR } from "./jets/jet-estimate.fr.ts";
import { JET_ESTIMATE_IT } from "./jets/jet-estimate.it.ts";
import { JET_FORM_DE } from "./jets/jet-form.de.ts";
import { JET_FORM_EN } from "./jets/jet-form.en.ts";
import { JET_FORM_ES } from "./jets/jet-form.es.ts";
import { JET_FORM_FR } from "./jets/jet-form.fr.ts";
import { JET_FORM_IT } from "./jets/jet-form.it.ts";
import { JET_PAGES_DE } from "./jets/jet-pages.de.ts";
import { JET_PAGES_EN } from "./jets/jet-pages.en.ts";
import { JET_PAGES_ES } from "./jets/jet-pages.es.ts";
import { JET_PAGES_FR } from "./jets/jet-pages.fr.ts";
import { JET_PAGES_IT } from "./jets/jet-pages.it.ts";
import { JET_PICTURES_DE } from "./jets/jet-pictures.de.ts";
import { JET_PICTURES_EN } from "./jets/jet-pictures.en.ts";
import { JET_PICTURES_ES } from "./jets/jet-pictures.es.ts";
import { JET_PICTURES_FR } from "./jets/jet-pictures.fr.ts";
import { JET_PICTURES_IT } from "./jets/jet-pictures.it.ts";
import { TRIP_PROBLEMS_DE } from "./jets/trip-problems.de.ts";
import { TRIP_PROBLEMS_EN } from "./jets/trip-problems.en.ts";
import { TRIP_PROBLEMS_ES } from "./jets/trip-problems.es.ts";
import { TRIP_PROBLEMS_FR } from "./jets/trip-problems.fr.ts";
import { TRIP_PROBLEMS_IT } from "./jets/trip-problems.it.ts";
import { FEED_DE } from "./languages/feed.de.ts";
import { FEED_EN } from "./languages/feed.en.ts";
import { FEED_ES } from "./languages/feed.es.ts";
import { FEED_FR } from "./languages/feed.fr.ts";
import { FEED_IT } from "./languages/feed.it.ts";
import { LANGUAGES_DE } from "./languages/languages.de.ts";
import { LANGUAGES_EN } from "./languages/languages.en.ts";
import { LANGUAGES_ES } from "./languages/languages.es.ts";
import { LANGUAGES_FR } from "./languages/languages.fr.ts";
import { LANGUAGES_IT } from "./languages/languages.it.ts";
import { LEGAL_DE } from "./legal/legal.de.ts";
import { LEGAL_EN } from "./legal/legal.en.ts";
import { LEGAL_ES } from "./legal/legal.es.ts";
import { LEGAL_FR } from "./legal/legal.fr.ts";
import { LEGAL_IT } from "./legal/legal.it.ts";
import { PRIVACY_DE } from "./legal/privacy.de.ts";
import { PRIVACY_EN } from "./legal/privacy.en.ts";
import { PRIVACY_ES } from "./legal/privacy.es.ts";
import { PRIVACY_FR } from "./legal/privacy.fr.ts";
import { PRIVACY_IT } from "./legal/privacy.it.ts";
import { TERMS_DE } from "./legal/terms.de.ts";
import { TERMS_EN } from "./legal/terms.en.ts";
import { TERMS_ES } from "./legal/terms.es.ts";
import { TERMS_FR } from "./legal/terms.fr.ts";
import { TERMS_IT } from "./legal/terms.it.ts";
import { BRAND_CITY_TEXTS_DE } from "./listings/brand-city-texts.de.ts";
import { BRAND_CITY_TEXTS_EN } from "./listings/brand-city-texts.en.ts";
import { BRAND_CITY_TEXTS_ES } from "./listings/brand-city-texts.es.ts";
import { BRAND_CITY_TEXTS_FR } from "./listings/brand-city-texts.fr.ts";
import { BRAND_CITY_TEXTS_IT } from "./listings/brand-city-texts.it.ts";
import { LISTINGS_DE } from "./listings/listings.de.ts";
import { LISTINGS_EN } from "./listings/listings.en.ts";
import { LISTINGS_ES } from "./listings/listings.es.ts";
import { LISTINGS_FR } from "./listings/listings.fr.ts";
import { LISTINGS_IT } from "./listings/listings.it.ts";
import { VEHICLE_NAMES_DE } from "./listings/vehicle-names.de.ts";
import { VEHICLE_NAMES_EN } from "./listings/vehicle-names.en.ts";
import { VEHICLE_NAMES_ES } from "./listings/vehicle-names.es.ts";
import { VEHICLE_NAMES_FR } from "./listings/vehicle-names.fr.ts";
import { VEHICLE_NAMES_IT } from "./listings/vehicle-names.it.ts";
import { EXPERIENCES_DE } from "./magazine/experiences.de.ts";
import { EXPERIENCES_EN } from "./magazine/experiences.en.ts";
import { EXPERIENCES_ES } from "./magazine/experiences.es.ts";
import { EXPERIENCES_FR } from "./magazine/experiences.fr.ts";
import { EXPERIENCES_IT } from "./magazine/experiences.it.ts";
import { MAGAZINE_DE } from "./magazine/magazine.de.ts";
import { MAGAZINE_EN } from "./magazine/magazine.en.ts";
import { MAGAZINE_ES } from "./magazine/magazine.es.ts";
import { MAGAZINE_FR } from "./magazine/magazine.fr.ts";
import { MAGAZINE_IT } from "./magazine/magazine.it.ts";
import { ENQUIRY_MAILS_DE } from "./mail-texts/enquiry-mails.de.ts";
import { ENQUIRY_MAILS_EN } from "./mail-texts/enquiry-mails.en.ts";
import { ENQUIRY_MAILS_ES } from "./mail-texts/enquiry-mails.es.ts";
import { ENQUIRY_MAILS_FR } from "./mail-texts/enquiry-mails.fr.ts";
import { ENQUIRY_MAILS_IT } from "./mail-texts/enquiry-mails.it.ts";
import { REQUEST_MAIL_TEXTS_DE } from "./mail-texts/request-mail-texts.de.ts";
import { REQUEST_MAIL_TEXTS_EN } from "./mail-texts/request-mail-texts.en.ts";
import { REQUEST_MAIL_TEXTS_ES } from "./mail-texts/request-mail-texts.es.ts";
import { REQUEST_MAIL_TEXTS_FR } from "./mail-texts/request-mail-texts.fr.ts";
import { REQUEST_MAIL_TEXTS_IT } from "./mail-texts/request-mail-texts.it.ts";
import { STAFF_LETTERS_DE } from "./mail-texts/staff-letters.de.ts";
import { STAFF_LETTERS_EN } from "./mail-texts/staff-letters.en.ts";
import { STAFF_LETTERS_ES } from "./mail-texts/staff-letters.es.ts";
import { STAFF_LETTERS_FR } from "./mail-texts/staff-letters.fr.ts";
import { STAFF_LETTERS_IT } from "./mail-texts/staff-letters.it.ts";
import { BOOKING_MAIL_TEXTS_DE } from "./mails/booking-mail-texts.de.ts";
import { BOOKING_MAIL_TEXTS_EN } from "./mails/booking-mail-texts.en.ts";
import { BOOKING_MAIL_TEXTS_ES } from "./mails/booking-mail-texts.es.ts";
import { BOOKING_MAIL_TEXTS_FR } from "./mails/booking-mail-texts.fr.ts";
import { BOOKING_MAIL_TEXTS_IT } from "./mails/booking-mail-texts.it.ts";
import { MAIL_PARTS_DE } from "./mails/mail-parts.de.ts";
import { MAIL_PARTS_EN } from "./mails/mail-parts.en.ts";
import { MAIL_PARTS_ES } from "./mails/mail-parts.es.ts";
import { MAIL_PARTS_FR } from "./mails/mail-parts.fr.ts";
import { MAIL_PARTS_IT } from "./mails/mail-parts.it.ts";
import { RENTAL_MAILS_DE } from "./mails/rental-mails.de.ts";
import { RENTAL_MAILS_EN } from "./mails/rental-mails.en.ts";
import { RENTAL_MAILS_ES } from "./mails/rental-mails.es.ts";
import { RENTAL_MAILS_FR } from "./mails/rental-mails.fr.ts";
import { RENTAL_MAILS_IT } from "./mails/rental-mails.it.ts";
import { REQUEST_MAILS_DE } from "./mails/request-mails.de.ts";
import { REQUEST_MAILS_EN } from "./mails/request-mails.en.ts";
import { REQUEST_MAILS_ES } from "./mails/request-mails.es.ts";
import { REQUEST_MAILS_FR } from "./mails/request-mails.fr.ts";
import { REQUEST_MAILS_IT } from "./mails/request-mails.it.ts";
import { WAITING_MAILS_DE } from "./mails/waiting-mails.de.ts";
import { WAITING_MAILS_EN } from "./mails/waiting-mails.en.ts";
import { WAITING_MAILS_ES } from "./mails/waiting-mails.es.ts";
import { WAITING_MAILS_FR } from "./mails/waiting-mails.fr.ts";
import { WAITING_MAILS_IT } from "./mails/waiting-mails.it.ts";
import { PLACE_FIELDS_DE } from "./places/place-fields.de.ts";
import { PLACE_FIELDS_EN } from "./places/place-fields.en.ts";
import { PLACE_FIELDS_ES } from "./places/place-fields.es.ts";
import { PLACE_FIELDS_FR } from "./places/place-fields.fr.ts";
import { PLACE_FIELDS_IT } from "./places/place-fields.it.ts";
import { PLACES_DE } from "./places/places.de.ts";
import { PLACES_EN } from "./places/places.en.ts";
import { PLACES_ES } from "./places/places.es.ts";
import { PLACES_FR } from "./places/places.fr.ts";
import { PLACES_IT } from "./places/places.it.ts";
import { DELIVERY_DE } from "./prices/delivery.de.ts";
import { DELIVERY_EN } from "./prices/delivery.en.ts";
import { DELIVERY_ES } from "./prices/delivery.es.ts";
import { DELIVERY_FR } from "./prices/delivery.fr.ts";
import { DELIVERY_IT } from "./prices/delivery.it.ts";
import { DELIVERY_PROBLEMS_DE } from "./prices/delivery-problems.de.ts";
import { DELIVERY_PROBLEMS_EN } from "./prices/delivery-problems.en.ts";
import { DELIVERY_PROBLEMS_ES } from "./prices/delivery-problems.es.ts";
import { DELIVERY_PROBLEMS_FR } from "./prices/delivery-problems.fr.ts";
import { DELIVERY_PROBLEMS_IT } from "./prices/delivery-problems.it.ts";
import { PRICES_DE } from "./prices/prices.de.ts";
import { PRICES_EN } from "./prices/prices.en.ts";
import { PRICES_ES } from "./prices/prices.es.ts";
import { PRICES_FR } from "./prices/prices.fr.ts";
import { PRICES_IT } from "./prices/prices.it.ts";
import { RENTAL_FACTS_DE } from "./prices/rental-facts.de.ts";
import { RENTAL_FACTS_EN } from "./prices/rental-facts.en.ts";
import { RENTAL_FACTS_ES } from "./prices/rental-facts.es.ts";
import { RENTAL_FACTS_FR } from "./prices/rental-facts.fr.ts";
import { RENTAL_FACTS_IT } from "./prices/rental-facts.it.ts";
import { SELECTION_DE } from "./prices/selection.de.ts";
import { SELECTION_EN } from "./prices/selection.en.ts";
import { SELECTION_ES } from "./prices/selection.es.ts";
import { SELECTION_FR } from "./prices/selection.fr.ts";
import { SELECTION_IT } from "./prices/selection.it.ts";
import { PROBLEMS_DE } from "./refusals/problems.de.ts";
import { PROBLEMS_EN } from "./refusals/problems.en.ts";
import { PROBLEMS_ES } from "./refusals/problems.es.ts";
import { PROBLEMS_FR } from "./refusals/problems.fr.ts";
import { PROBLEMS_IT } from "./refusals/problems.it.ts";
import { PROMOTION_REFUSALS_DE } from "./refusals/promotion-refusals.de.ts";
import { PROMOTION_REFUSALS_EN } from "./refusals/promotion-refusals.en.ts";
import { PROMOTION_REFUSALS_ES } from "./refusals/promotion-refusals.es.ts";
import { PROMOTION_REFUSALS_FR } from "./refusals/promotion-refusals.fr.ts";
import { PROMOTION_REFUSALS_IT } from "./refusals/promotion-refusals.it.ts";
import { REFUSALS_DE } from "./refusals/refusals.de.ts";
import { REFUSALS_EN } from "./refusals/refusals.en.ts";
import { REFUSALS_ES } from "./refusals/refusals.es.ts";
import { REFUSALS_FR } from "./refusals/refusals.fr.ts";
import { REFUSALS_IT } from "./refusals/refusals.it.ts";
import { DRIVER_DE } from "./rental/driver.de.ts";
import { DRIVER_EN } from "./rental/driver.en.ts";
import { DRIVER_ES } from "./rental/driver.es.ts";
import { DRIVER_FR } from "./rental/driver.fr.ts";
import { DRIVER_IT } from "./rental/driver.it.ts";
import { EXTRAS_DE } from "./rental/extras.de.ts";
import { EXTRAS_EN } from "./rental/extras.en.ts";
import { EXTRAS_ES } from "./rental/extras.es.ts";
import { EXTRAS_FR } from "./rental/extras.fr.ts";
import { EXTRAS_IT } from "./rental/extras.it.ts";
import { PROTECTIONS_DE } from "./rental/protections.de.ts";
import { PROTECTIONS_EN } from "./rental/protections.en.ts";
import { PROTECTIONS_ES } from "./rental/protections.es.ts";
import { PROTECTIONS_FR } from "./rental/protections.fr.ts";
import { PROTECTIONS_IT } from "./rental/protections.it.ts";
import { PUBLISHED_REVIEWS_DE } from "./rental/published-reviews.de.ts";
import { PUBLISHED_REVIEWS_EN } from "./rental/published-reviews.en.ts";
import { PUBLISHED_REVIEWS_ES } from "./rental/published-reviews.es.ts";
import { PUBLISHED_REVIEWS_FR } from "./rental/published-reviews.fr.ts";
import { PUBLISHED_REVIEWS_IT } from "./rental/published-reviews.it.ts";
import { RENTAL_RULES_DE } from "./rental/rental-rules.de.ts";
import { RENTAL_RULES_EN } from "./rental/rental-rules.en.ts";
import { RENTAL_RULES_ES } from "./rental/rental-rules.es.ts";
import { RENTAL_RULES_FR } from "./rental/rental-rules.fr.ts";
import { RENTAL_RULES_IT } from "./rental/rental-rules.it.ts";
import { CONVERSATION_DE } from "./requests/conversation.de.ts";
import { CONVERSATION_EN } from "./requests/conversation.en.ts";
import { CONVERSATION_ES } from "./requests/conversation.es.ts";
import { CONVERSATION_FR } from "./requests/conversation.fr.ts";
import { CONVERSATION_IT } from "./requests/conversation.it.ts";
import { ENQUIRY_FORM_DE } from "./requests/enquiry-form.de.ts";
import { ENQUIRY_FORM_EN } from "./requests/enquiry-form.en.ts";
import { ENQUIRY_FORM_ES } from "./requests/enquiry-form.es.ts";
import { ENQUIRY_FORM_FR } from "./requests/enquiry-form.fr.ts";
import { ENQUIRY_FORM_IT } from "./requests/enquiry-form.it.ts";
import { ENQUIRY_PAGE_DE } from "./requests/enquiry-page.de.ts";
import { ENQUIRY_PAGE_EN } from "./requests/enquiry-page.en.ts";
import { ENQUIRY_PAGE_ES } from "./requests/enquiry-page.es.ts";
import { ENQUIRY_PAGE_FR } from "./requests/enquiry-page.fr.ts";
import { ENQUIRY_PAGE_IT } from "./requests/enquiry-page.it.ts";
import { ENQUIRY_ROWS_DE } from "./requests/enquiry-rows.de.ts";
import { ENQUIRY_ROWS_EN } from "./requests/enquiry-rows.en.ts";
import { ENQUIRY_ROWS_ES } from "./requests/enquiry-rows.es.ts";
import { ENQUIRY_ROWS_FR } from "./requests/enquiry-rows.fr.ts";
import { ENQUIRY_ROWS_IT } from "./requests/enquiry-rows.it.ts";
import { MOMENTS_DE } from "./requests/moments.de.ts";
import { MOMENTS_EN } from "./requests/moments.en.ts";
import { MOMENTS_ES } from "./requests/moments.es.ts";
import { MOMENTS_FR } from "./requests/moments.fr.ts";
import { MOMENTS_IT } from "./requests/moments.it.ts";
import { EXPLORE_DE } from "./search/explore.de.ts";
import { EXPLORE_EN } from "./search/explore.en.ts";
import { EXPLORE_ES } from "./search/explore.es.ts";
import { EXPLORE_FR } from "./search/explore.fr.ts";
import { EXPLORE_IT } from "./search/explore.it.ts";
import { PERIODS_DE } from "./search/periods.de.ts";
import { PERIODS_EN } from "./search/periods.en.ts";
import { PERIODS_ES } from "./search/periods.es.ts";
import { PERIODS_FR } from "./search/periods.fr.ts";
import { PERIODS_IT } from "./search/periods.it.ts";
import { PRICE_RANGE_DE } from "./search/price-range.de.ts";
import { PRICE_RANGE_EN } from "./search/price-range.en.ts";
import { PRICE_RANGE_ES } from "./search/price-range.es.ts";
import { PRICE_RANGE_FR } from "./search/price-range.fr.ts";
import { PRICE_RANGE_IT } from "./search/price-range.it.ts";
import { SEARCH_DE } from "./search/search.de.ts";
import { SEARCH_EN } from "./search/search.en.ts";
import { SEARCH_ES } from "./search/search.es.ts";
import { SEARCH_FR } from "./search/search.fr.ts";
import { SEARCH_IT } from "./search/search.it.ts";
import { SEARCH_CHIPS_DE } from "./search/search-chips.de.ts";
import { SEARCH_CHIPS_EN } from "./search/search-chips.en.ts";
import { SEARCH_CHIPS_ES } from "./search/search-chips.es.ts";
import { SEARCH_CHIPS_FR } from "./search/search-chips.fr.ts";
import { SEARCH_CHIPS_IT } from "./search/search-chips.it.ts";
import { ERROR_PAGES_DE } from "./shell/error-pages.de.ts";
import { ERROR_PAGES_EN } from "./shell/error-pages.en.ts";
import { ERROR_PAGES_ES } from "./shell/error-pages.es.ts";
import { ERROR_PAGES_FR } from "./shell/error-pages.fr.ts";
import { ERROR_PAGES_IT } from "./shell/error-pages.it.ts";
import { FOOTER_DE } from "./shell/footer.de.ts";
import { FOOTER_EN } from "./shell/footer.en.ts";
import { FOOTER_ES } from "./shell/footer.es.ts";
import { FOOTER_FR } from "./shell/footer.fr.ts";
import { FOOTER_IT } from "./shell/footer.it.ts";
import { PAGES_DE } from "./shell/pages.de.ts";
import { PAGES_EN } from "./shell/pages.en.ts";
import { PAGES_ES } from "./shell/pages.es.ts";
import { PAGES_FR } from "./shell/pages.fr.ts";
import { PAGES_IT } from "./shell/pages.it.ts";
import { SHELL_DE } from "./shell/shell.de.ts";
import { SHELL_EN } from "./shell/shell.en.ts";
import { SHELL_ES } from "./shell/shell.es.ts";
import { SHELL_FR } from "./shell/shell.fr.ts";
import { SHELL_IT } from "./shell/shell.it.ts";
import { STATIC_PAGES_DE } from "./shell/static-pages.de.ts";
import { STATIC_PAGES_EN } from "./shell/static-pages.en.ts";
import { STATIC_PAGES_ES } from "./shell/static-pages.es.ts";
import { STATIC_PAGES_FR } from "./shell/static-pages.fr.ts";
import { STATIC_PAGES_IT } from "./shell/static-pages.it.ts";
import { LIGHTBOX_DE } from "./specifications/lightbox.de.ts";
import { LIGHTBOX_EN } from "./specifications/lightbox.en.ts";
import { LIGHTBOX_ES } from "./specifications/lightbox.es.ts";
import { LIGHTBOX_FR } from "./specifications/lightbox.fr.ts";
import { LIGHTBOX_IT } from "./specifications/lightbox.it.ts";
import { SPECIFICATIONS_DE } from "./specifications/specifications.de.ts";
import { SPECIFICATIONS_EN } from "./specifications/specifications.en.ts";
import { SPECIFICATIONS_ES } from "./specifications/specifications.es.ts";
import { SPECIFICATIONS_FR } from "./specifications/specifications.fr.ts";
import { SPECIFICATIONS_IT } from "./specifications/specifications.it.ts";
import { VEHICLE_CARD_DE } from "./specifications/vehicle-card.de.ts";
import { VEHICLE_CARD_EN } from "./specifications/vehicle-card.en.ts";
import { VEHICLE_CARD_ES } from "./specifications/vehicle-card.es.ts";
import { VEHICLE_CARD_FR } from "./specifications/vehicle-card.fr.ts";
import { VEHICLE_CARD_IT } from "./specifications/vehicle-card.it.ts";
import { AMOUNTS_DE } from "./ui/amounts.de.ts";
import { AMOUNTS_EN } from "./ui/amounts.en.ts";
import { AMOUNTS_ES } from "./ui/amounts.es.ts";
import { AMOUNTS_FR } from "./ui/amounts.fr.ts";
import { AMOUNTS_IT } from "./ui/amounts.it.ts";
import { CONTACT_FIELDS_DE } from "./ui/contact-fields.de.ts";
import { CONTACT_FIELDS_EN } from "./ui/contact-fields.en.ts";
import { CONTACT_FIELDS_ES } from "./ui/contact-fields.es.ts";
import { CONTACT_FIELDS_FR } from "./ui/contact-fields.fr.ts";
import { CONTACT_FIELDS_IT } from "./ui/contact-fields.it.ts";
import { FIELDS_DE } from "./ui/fields.de.ts";
import { FIELDS_EN } from "./ui/fields.en.ts";
import { FIELDS_ES } from "./ui/fields.es.ts";
import { FIELDS_FR } from "./ui/fields.fr.ts";
import { FIELDS_IT } from "./ui/fields.it.ts";
import { LAYOUT_DE } from "./ui/layout.de.ts";
import { LAYOUT_EN } from "./ui/layout.en.ts";
import { LAYOUT_ES } from "./ui/layout.es.ts";
import { LAYOUT_FR } from "./ui/layout.fr.ts";
import { LAYOUT_IT } from "./ui/layout.it.ts";
import { FINISHES_DE } from "./vehicles/finishes.de.ts";
import { FINISHES_EN } from "./vehicles/finishes.en.ts";
import { FINISHES_ES } from "./vehicles/finishes.es.ts";
import { FINISHES_FR } from "./vehicles/finishes.fr.ts";
import { FINISHES_IT } from "./vehicles/finishes.it.ts";
import { GALLERY_DE } from "./vehicles/gallery.de.ts";
import { GALLERY_EN } from "./vehicles/gallery.en.ts";
import { GALLERY_ES } from "./vehicles/gallery.es.ts";
import { GALLERY_FR } from "./vehicles/gallery.fr.ts";
import { GALLERY_IT } from "./vehicles/gallery.it.ts";
import { PICTURES_DE } from "./vehicles/pictures.de.ts";
import { PICTURES_EN } from "./vehicles/pictures.en.ts";
import { PICTURES_ES } from "./vehicles/pictures.es.ts";
import { PICTURES_FR } from "./vehicles/pictures.fr.ts";
import { PICTURES_IT } from "./vehicles/pictures.it.ts";
import { PRICE_BOX_DE } from "./vehicles/price-box.de.ts";
import { PRICE_BOX_EN } from "./vehicles/price-box.en.ts";
import { PRICE_BOX_ES } from "./vehicles/price-box.es.ts";
import { PRICE_BOX_FR } from "./vehicles/price-box.fr.ts";
import { PRICE_BOX_IT } from "./vehicles/price-box.it.ts";
import { VEHICLE_PAGE_DE } from "./vehicles/vehicle-page.de.ts";
import { VEHICLE_PAGE_EN } from "./vehicles/vehicle-page.en.ts";
import { VEHICLE_PAGE_ES } from "./vehicles/vehicle-page.es.ts";
import { VEHICLE_PAGE_FR } from "./vehicles/vehicle-page.fr.ts";
import { VEHICLE_PAGE_IT } from "./vehicles/vehicle-page.it.ts";

/**
 * The words modules by area and language (docs/architecture.md#languages). Only the server imports this file: islands get the areas that they name
 * from the page, and the panel imports the Italian modules.
 */
export const AREAS = {
  formats: { it: FORMATS_IT, en: FORMATS_EN, fr: FORMATS_FR, de: FORMATS_DE, es: FORMATS_ES },
  categories: { it: CATEGORIES_IT, en: CATEGORIES_EN, fr: CATEGORIES_FR, de: CATEGORIES_DE, es: CATEGORIES_ES },
  periods: { it: PERIODS_IT, en: PERIODS_EN, fr: PERIODS_FR, de: PERIODS_DE, es: PERIODS_ES },
  places: { it: PLACES_IT, en: PLACES_EN, fr: PLACES_FR, de: PLACES_DE, es: PLACES_ES },
  amounts: { it: AMOUNTS_IT, en: AMOUNTS_EN, fr: AMOUNTS_FR, de: AMOUNTS_DE, es: AMOUNTS_ES },
  fields: { it: FIELDS_IT, en: FIELDS_EN, fr: FIELDS_FR, de: FIELDS_DE, es: FIELDS_ES },
  contactFields: {
    it: CONTACT_FIELDS_IT,
    en: CONTACT_FIELDS_EN,
    fr: CONTACT_FIELDS_FR,
    de: CONTACT_FIELDS_DE,
    es: CONTACT_FIELDS_ES,
  },
  layout: { it: LAYOUT_IT, en: LAYOUT_EN, fr: LAYOUT_FR, de: LAYOUT_DE, es: LAYOUT_ES },
  company: { it: COMPANY_IT, en: COMPANY_EN, fr: COMPANY_FR, de: COMPANY_DE, es: COMPANY_ES },
  openingHours: {
    it: OPENING_HOURS_IT,
    en: OPENING_HOURS_EN,
    fr: OPENING_HOURS_FR,
    de: OPENING_HOURS_DE,
    es: OPENING_HOURS_ES,
  },
  cityHours: { it: CITY_HOURS_IT, en: CITY_HOURS_EN, fr: CITY_HOURS_FR, de: CITY_HOURS_DE, es: CITY_HOURS_ES },
  handoverDays: {
    it: HANDOVER_DAYS_IT,
    en: HANDOVER_DAYS_EN,
    fr: HANDOVER_DAYS_FR,
    de: HANDOVER_DAYS_DE,
    es: HANDOVER_DAYS_ES,
  },
  replyPromise: {
    it: REPLY_PROMISE_IT,
    en: REPLY_PROMISE_EN,
    fr: REPLY_PROMISE_FR,
    de: REPLY_PROMISE_DE,
    es: REPLY_PROMISE_ES,
  },
  prices: { it: PRICES_IT, en: PRICES_EN, fr: PRICES_FR, de: PRICES_DE, es: PRICES_ES },
  rentalFacts: {
    it: RENTAL_FACTS_IT,
    en: RENTAL_FACTS_EN,
    fr: RENTAL_FACTS_FR,
    de: RENTAL_FACTS_DE,
    es: RENTAL_FACTS_ES,
  },
  searchChips: {
    it: SEARCH_CHIPS_IT,
    en: SEARCH_CHIPS_EN,
    fr: SEARCH_CHIPS_FR,
    de: SEARCH_CHIPS_DE,
    es: SEARCH_CHIPS_ES,
  },
  vehiclePage: {
    it: VEHICLE_PAGE_IT,
    en: VEHICLE_PAGE_EN,
    fr: VEHICLE_PAGE_FR,
    de: VEHICLE_PAGE_DE,
    es: VEHICLE_PAGE_ES,
  },
  pictures: { it: PICTURES_IT, en: PICTURES_EN, fr: PICTURES_FR, de: PICTURES_DE, es: PICTURES_ES },
  gallery: { it: GALLERY_IT, en: GALLERY_EN, fr: GALLERY_FR, de: GALLERY_DE, es: GALLERY_ES },
  priceBox: { it: PRICE_BOX_IT, en: PRICE_BOX_EN, fr: PRICE_BOX_FR, de: PRICE_BOX_DE, es: PRICE_BOX_ES },
  selection: { it: SELECTION_IT, en: SELECTION_EN, fr: SELECTION_FR, de: SELECTION_DE, es: SELECTION_ES },
  lightbox: { it: LIGHTBOX_IT, en: LIGHTBOX_EN, fr: LIGHTBOX_FR, de: LIGHTBOX_DE, es: LIGHTBOX_ES },
  search: { it: SEARCH_IT, en: SEARCH_EN, fr: SEARCH_FR, de: SEARCH_DE, es: SEARCH_ES },
  placeFields: {
    it: PLACE_FIELDS_IT,
    en: PLACE_FIELDS_EN,
    fr: PLACE_FIELDS_FR,
    de: PLACE_FIELDS_DE,
    es: PLACE_FIELDS_ES,
  },
  heroForm: { it: HERO_FORM_IT, en: HERO_FORM_EN, fr: HERO_FORM_FR, de: HERO_FORM_DE, es: HERO_FORM_ES },
  feed: { it: FEED_IT, en: FEED_EN, fr: FEED_FR, de: FEED_DE, es: FEED_ES },
  languages: { it: LANGUAGES_IT, en: LANGUAGES_EN, fr: LANGUAGES_FR, de: LANGUAGES_DE, es: LANGUAGES_ES },
  formMessages: {
    it: FORM_MESSAGES_IT,
    en: FORM_MESSAGES_EN,
    fr: FORM_MESSAGES_FR,
    de: FORM_MESSAGES_DE,
    es: FORM_MESSAGES_ES,
  },
  jetFields: { it: JET_FIELDS_IT, en: JET_FIELDS_EN, fr: JET_FIELDS_FR, de: JET_FIELDS_DE, es: JET_FIELDS_ES },
  problems: { it: PROBLEMS_IT, en: PROBLEMS_EN, fr: PROBLEMS_FR, de: PROBLEMS_DE, es: PROBLEMS_ES },
  home: { it: HOME_IT, en: HOME_EN, fr: HOME_FR, de: HOME_DE, es: HOME_ES },
  pages: { it: PAGES_IT, en: PAGES_EN, fr: PAGES_FR, de: PAGES_DE, es: PAGES_ES },
  shell: { it: SHELL_IT, en: SHELL_EN, fr: SHELL_FR, de: SHELL_DE, es: SHELL_ES },
  footer: { it: FOOTER_IT, en: FOOTER_EN, fr: FOOTER_FR, de: FOOTER_DE, es: FOOTER_ES },
  errorPages: { it: ERROR_PAGES_IT, en: ERROR_PAGES_EN, fr: ERROR_PAGES_FR, de: ERROR_PAGES_DE, es: ERROR_PAGES_ES },
  requestHolds: {
    it: REQUEST_HOLDS_IT,
    en: REQUEST_HOLDS_EN,
    fr: REQUEST_HOLDS_FR,
    de: REQUEST_HOLDS_DE,
    es: REQUEST_HOLDS_ES,
  },
  receipt: { it: RECEIPT_IT, en: RECEIPT_EN, fr: RECEIPT_FR, de: RECEIPT_DE, es: RECEIPT_ES },
  bookingForm: {
    it: BOOKING_FORM_IT,
    en: BOOKING_FORM_EN,
    fr: BOOKING_FORM_FR,
    de: BOOKING_FORM_DE,
    es: BOOKING_FORM_ES,
  },
  bookingRequest: {
    it: BOOKING_REQUEST_IT,
    en: BOOKING_REQUEST_EN,
    fr: BOOKING_REQUEST_FR,
    de: BOOKING_REQUEST_DE,
    es: BOOKING_REQUEST_ES,
  },
  bookingPage: {
    it: BOOKING_PAGE_IT,
    en: BOOKING_PAGE_EN,
    fr: BOOKING_PAGE_FR,
    de: BOOKING_PAGE_DE,
    es: BOOKING_PAGE_ES,
  },
  moments: { it: MOMENTS_IT, en: MOMENTS_EN, fr: MOMENTS_FR, de: MOMENTS_DE, es: MOMENTS_ES },
  conversation: {
    it: CONVERSATION_IT,
    en: CONVERSATION_EN,
    fr: CONVERSATION_FR,
    de: CONVERSATION_DE,
    es: CONVERSATION_ES,
  },
  enquiryForm: {
    it: ENQUIRY_FORM_IT,
    en: ENQUIRY_FORM_EN,
    fr: ENQUIRY_FORM_FR,
    de: ENQUIRY_FORM_DE,
    es: ENQUIRY_FORM_ES,
  },
  enquiryPage: {
    it: ENQUIRY_PAGE_IT,
    en: ENQUIRY_PAGE_EN,
    fr: ENQUIRY_PAGE_FR,
    de: ENQUIRY_PAGE_DE,
    es: ENQUIRY_PAGE_ES,
  },
  enquiryRows: {
    it: ENQUIRY_ROWS_IT,
    en: ENQUIRY_ROWS_EN,
    fr: ENQUIRY_ROWS_FR,
    de: ENQUIRY_ROWS_DE,
    es: ENQUIRY_ROWS_ES,
  },
  reviewStars: {
    it: REVIEW_STARS_IT,
    en: REVIEW_STARS_EN,
    fr: REVIEW_STARS_FR,
    de: REVIEW_STARS_DE,
    es: REVIEW_STARS_ES,
  },
  reviewPage: { it: REVIEW_PAGE_IT, en: REVIEW_PAGE_EN, fr: REVIEW_PAGE_FR, de: REVIEW_PAGE_DE, es: REVIEW_PAGE_ES },
  quotePage: { it: QUOTE_PAGE_IT, en: QUOTE_PAGE_EN, fr: QUOTE_PAGE_FR, de: QUOTE_PAGE_DE, es: QUOTE_PAGE_ES },
  waitingList: {
    it: WAITING_LIST_IT,
    en: WAITING_LIST_EN,
    fr: WAITING_LIST_FR,
    de: WAITING_LIST_DE,
    es: WAITING_LIST_ES,
  },
  delivery: { it: DELIVERY_IT, en: DELIVERY_EN, fr: DELIVERY_FR, de: DELIVERY_DE, es: DELIVERY_ES },
  vehicleCard: {
    it: VEHICLE_CARD_IT,
    en: VEHICLE_CARD_EN,
    fr: VEHICLE_CARD_FR,
    de: VEHICLE_CARD_DE,
    es: VEHICLE_CARD_ES,
  },
  priceRange: { it: PRICE_RANGE_IT, en: PRICE_RANGE_EN, fr: PRICE_RANGE_FR, de: PRICE_RANGE_DE, es: PRICE_RANGE_ES },
  explore: { it: EXPLORE_IT, en: EXPLORE_EN, fr: EXPLORE_FR, de: EXPLORE_DE, es: EXPLORE_ES },
  favourites: { it: FAVOURITES_IT, en: FAVOURITES_EN, fr: FAVOURITES_FR, de: FAVOURITES_DE, es: FAVOURITES_ES },
  favouriteList: {
    it: FAVOURITE_LIST_IT,
    en: FAVOURITE_LIST_EN,
    fr: FAVOURITE_LIST_FR,
    de: FAVOURITE_LIST_DE,
    es: FAVOURITE_LIST_ES,
  },
  favouritesPage: {
    it: FAVOURITES_PAGE_IT,
    en: FAVOURITES_PAGE_EN,
    fr: FAVOURITES_PAGE_FR,
    de: FAVOURITES_PAGE_DE,
    es: FAVOURITES_PAGE_ES,
  },
  comparison: { it: COMPARISON_IT, en: COMPARISON_EN, fr: COMPARISON_FR, de: COMPARISON_DE, es: COMPARISON_ES },
  deliveryProblems: {
    it: DELIVERY_PROBLEMS_IT,
    en: DELIVERY_PROBLEMS_EN,
    fr: DELIVERY_PROBLEMS_FR,
    de: DELIVERY_PROBLEMS_DE,
    es: DELIVERY_PROBLEMS_ES,
  },
  extras: { it: EXTRAS_IT, en: EXTRAS_EN, fr: EXTRAS_FR, de: EXTRAS_DE, es: EXTRAS_ES },
  protections: {
    it: PROTECTIONS_IT,
    en: PROTECTIONS_EN,
    fr: PROTECTIONS_FR,
    de: PROTECTIONS_DE,
    es: PROTECTIONS_ES,
  },
  driver: { it: DRIVER_IT, en: DRIVER_EN, fr: DRIVER_FR, de: DRIVER_DE, es: DRIVER_ES },
  contactForm: {
    it: CONTACT_FORM_IT,
    en: CONTACT_FORM_EN,
    fr: CONTACT_FORM_FR,
    de: CONTACT_FORM_DE,
    es: CONTACT_FORM_ES,
  },
  jetPages: { it: JET_PAGES_IT, en: JET_PAGES_EN, fr: JET_PAGES_FR, de: JET_PAGES_DE, es: JET_PAGES_ES },
  jetPictures: {
    it: JET_PICTURES_IT,
    en: JET_PICTURES_EN,
    fr: JET_PICTURES_FR,
    de: JET_PICTURES_DE,
    es: JET_PICTURES_ES,
  },
  jetForm: { it: JET_FORM_IT, en: JET_FORM_EN, fr: JET_FORM_FR, de: JET_FORM_DE, es: JET_FORM_ES },
  jetEstimate: {
    it: JET_ESTIMATE_IT,
    en: JET_ESTIMATE_EN,
    fr: JET_ESTIMATE_FR,
    de: JET_ESTIMATE_DE,
    es: JET_ESTIMATE_ES,
  },
  tripProblems: {
    it: TRIP_PROBLEMS_IT,
    en: TRIP_PROBLEMS_EN,
    fr: TRIP_PROBLEMS_FR,
    de: TRIP_PROBLEMS_DE,
    es: TRIP_PROBLEMS_ES,
  },
  jetFacts: { it: JET_FACTS_IT, en: JET_FACTS_EN, fr: JET_FACTS_FR, de: JET_FACTS_DE, es: JET_FACTS_ES },
  staticPages: {
    it: STATIC_PAGES_IT,
    en: STATIC_PAGES_EN,
    fr: STATIC_PAGES_FR,
    de: STATIC_PAGES_DE,
    es: STATIC_PAGES_ES,
  },
  rentalRules: {
    it: RENTAL_RULES_IT,
    en: RENTAL_RULES_EN,
    fr: RENTAL_RULES_FR,
    de: RENTAL_RULES_DE,
    es: RENTAL_RULES_ES,
  },
  vehicleNames: {
    it: VEHICLE_NAMES_IT,
    en: VEHICLE_NAMES_EN,
    fr: VEHICLE_NAMES_FR,
    de: VEHICLE_NAMES_DE,
    es: VEHICLE_NAMES_ES,
  },
  listings: { it: LISTINGS_IT, en: LISTINGS_EN, fr: LISTINGS_FR, de: LISTINGS_DE, es: LISTINGS_ES },
  brandCityTexts: {
    it: BRAND_CITY_TEXTS_IT,
    en: BRAND_CITY_TEXTS_EN,
    fr: BRAND_CITY_TEXTS_FR,
    de: BRAND_CITY_TEXTS_DE,
    es: BRAND_CITY_TEXTS_ES,
  },
  whereWeOperate: {
    it: WHERE_WE_OPERATE_IT,
    en: WHERE_WE_OPERATE_EN,
    fr: WHERE_WE_OPERATE_FR,
    de: WHERE_WE_OPERATE_DE,
    es: WHERE_WE_OPERATE_ES,
  },
  rentalHeads: {
    it: RENTAL_HEADS_IT,
    en: RENTAL_HEADS_EN,
    fr: RENTAL_HEADS_FR,
    de: RENTAL_HEADS_DE,
    es: RENTAL_HEADS_ES,
  },
  contentHeads: {
    it: CONTENT_HEADS_IT,
    en: CONTENT_HEADS_EN,
    fr: CONTENT_HEADS_FR,
    de: CONTENT_HEADS_DE,
    es: CONTENT_HEADS_ES,
  },
  jetHeads: { it: JET_HEADS_IT, en: JET_HEADS_EN, fr: JET_HEADS_FR, de: JET_HEADS_DE, es: JET_HEADS_ES },
  sharePictures: {
    it: SHARE_PICTURES_IT,
    en: SHARE_PICTURES_EN,
    fr: SHARE_PICTURES_FR,
    de: SHARE_PICTURES_DE,
    es: SHARE_PICTURES_ES,
  },
  categoryFaqs: {
    it: CATEGORY_FAQS_IT,
    en: CATEGORY_FAQS_EN,
    fr: CATEGORY_FAQS_FR,
    de: CATEGORY_FAQS_DE,
    es: CATEGORY_FAQS_ES,
  },
  vehicleFaqs: {
    it: VEHICLE_FAQS_IT,
    en: VEHICLE_FAQS_EN,
    fr: VEHICLE_FAQS_FR,
    de: VEHICLE_FAQS_DE,
    es: VEHICLE_FAQS_ES,
  },
  jetFaqs: { it: JET_FAQS_IT, en: JET_FAQS_EN, fr: JET_FAQS_FR, de: JET_FAQS_DE, es: JET_FAQS_ES },
  clubFaqs: { it: CLUB_FAQS_IT, en: CLUB_FAQS_EN, fr: CLUB_FAQS_FR, de: CLUB_FAQS_DE, es: CLUB_FAQS_ES },
  rentalPages: {
    it: RENTAL_PAGES_IT,
    en: RENTAL_PAGES_EN,
    fr: RENTAL_PAGES_FR,
    de: RENTAL_PAGES_DE,
    es: RENTAL_PAGES_ES,
  },
  cityPages: { it: CITY_PAGES_IT, en: CITY_PAGES_EN, fr: CITY_PAGES_FR, de: CITY_PAGES_DE, es: CITY_PAGES_ES },
  brandPages: { it: BRAND_PAGES_IT, en: BRAND_PAGES_EN, fr: BRAND_PAGES_FR, de: BRAND_PAGES_DE, es: BRAND_PAGES_ES },
  promotionRefusals: {
    it: PROMOTION_REFUSALS_IT,
    en: PROMOTION_REFUSALS_EN,
    fr: PROMOTION_REFUSALS_FR,
    de: PROMOTION_REFUSALS_DE,
    es: PROMOTION_REFUSALS_ES,
  },
  refusals: { it: REFUSALS_IT, en: REFUSALS_EN, fr: REFUSALS_FR, de: REFUSALS_DE, es: REFUSALS_ES },
  mailParts: { it: MAIL_PARTS_IT, en: MAIL_PARTS_EN, fr: MAIL_PARTS_FR, de: MAIL_PARTS_DE, es: MAIL_PARTS_ES },
  waitingMails: {
    it: WAITING_MAILS_IT,
    en: WAITING_MAILS_EN,
    fr: WAITING_MAILS_FR,
    de: WAITING_MAILS_DE,
    es: WAITING_MAILS_ES,
  },
  requestMails: {
    it: REQUEST_MAILS_IT,
    en: REQUEST_MAILS_EN,
    fr: REQUEST_MAILS_FR,
    de: REQUEST_MAILS_DE,
    es: REQUEST_MAILS_ES,
  },
  bookingMailTexts: {
    it: BOOKING_MAIL_TEXTS_IT,
    en: BOOKING_MAIL_TEXTS_EN,
    fr: BOOKING_MAIL_TEXTS_FR,
    de: BOOKING_MAIL_TEXTS_DE,
    es: BOOKING_MAIL_TEXTS_ES,
  },
  specifications: {
    it: SPECIFICATIONS_IT,
    en: SPECIFICATIONS_EN,
    fr: SPECIFICATIONS_FR,
    de: SPECIFICATIONS_DE,
    es: SPECIFICATIONS_ES,
  },
  publishedReviews: {
    it: PUBLISHED_REVIEWS_IT,
    en: PUBLISHED_REVIEWS_EN,
    fr: PUBLISHED_REVIEWS_FR,
    de: PUBLISHED_REVIEWS_DE,
    es: PUBLISHED_REVIEWS_ES,
  },
  finishes: { it: FINISHES_IT, en: FINISHES_EN, fr: FINISHES_FR, de: FINISHES_DE, es: FINISHES_ES },
  bookingStatuses: {
    it: BOOKING_STATUSES_IT,
    en: BOOKING_STATUSES_EN,
    fr: BOOKING_STATUSES_FR,
    de: BOOKING_STATUSES_DE,
    es: BOOKING_STATUSES_ES,
  },
  club: { it: CLUB_IT, en: CLUB_EN, fr: CLUB_FR, de: CLUB_DE, es: CLUB_ES },
  clubEvents: { it: CLUB_EVENTS_IT, en: CLUB_EVENTS_EN, fr: CLUB_EVENTS_FR, de: CLUB_EVENTS_DE, es: CLUB_EVENTS_ES },
  magazine: { it: MAGAZINE_IT, en: MAGAZINE_EN, fr: MAGAZINE_FR, de: MAGAZINE_DE, es: MAGAZINE_ES },
  experiences: { it: EXPERIENCES_IT, en: EXPERIENCES_EN, fr: EXPERIENCES_FR, de: EXPERIENCES_DE, es: EXPERIENCES_ES },
  contacts: { it: CONTACTS_IT, en: CONTACTS_EN, fr: CONTACTS_FR, de: CONTACTS_DE, es: CONTACTS_ES },
  legal: { it: LEGAL_IT, en: LEGAL_EN, fr: LEGAL_FR, de: LEGAL_DE, es: LEGAL_ES },
  privacy: { it: PRIVACY_IT, en: PRIVACY_EN, fr: PRIVACY_FR, de: PRIVACY_DE, es: PRIVACY_ES },
  terms: { it: TERMS_IT, en: TERMS_EN, fr: TERMS_FR, de: TERMS_DE, es: TERMS_ES },
  rentalMails: {
    it: RENTAL_MAILS_IT,
    en: RENTAL_MAILS_EN,
    fr: RENTAL_MAILS_FR,
    de: RENTAL_MAILS_DE,
    es: RENTAL_MAILS_ES,
  },
  requestMailTexts: {
    it: REQUEST_MAIL_TEXTS_IT,
    en: REQUEST_MAIL_TEXTS_EN,
    fr: REQUEST_MAIL_TEXTS_FR,
    de: REQUEST_MAIL_TEXTS_DE,
    es: REQUEST_MAIL_TEXTS_ES,
  },
  staffLetters: {
    it: STAFF_LETTERS_IT,
    en: STAFF_LETTERS_EN,
    fr: STAFF_LETTERS_FR,
    de: STAFF_LETTERS_DE,
    es: STAFF_LETTERS_ES,
  },
  enquiryMails: {
    it: ENQUIRY_MAILS_IT,
    en: ENQUIRY_MAILS_EN,
    fr: ENQUIRY_MAILS_FR,
    de: ENQUIRY_MAILS_DE,
    es: ENQUIRY_MAILS_ES,
  },
} as const satisfies Record<string, { it: object } & Partial<Record<Language, object>>>;
